import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createRegister } from '../../stores/register';
import { useStore } from '../../stores/useStore';
import { TabRow } from '../../ui/TabRow';
import type { RegisterForm } from './createRegisterForm';

/** By name or by number, where the operator offers both. */
export function MethodSwitch({ made }: { made: RegisterForm }) {
  const { hasBothMethods } = useStore(createRegister);
  return (
    <When is={hasBothMethods}>
      {() => (
        <TabRow
          label={t('register.method')}
          value={made.picked}
          onPick={made.carry}
          options={[
            { value: 'username', label: t('register.byUsername') },
            { value: 'mobileNum', label: t('register.byMobile') },
          ]}
        />
      )}
    </When>
  );
}
