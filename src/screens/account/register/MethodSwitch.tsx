import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createRegister } from '../../../stores/account/register';
import { useStore } from '../../../stores/base/useStore';
import { TabRow } from '../../../ui/controls/TabRow';
import type { RegisterForm } from './createRegisterForm';

/** Register by user name or by mobile number, when the operator offers both. */
export function MethodSwitch({ registration }: { registration: RegisterForm }) {
  const { hasBothMethods } = useStore(createRegister);
  return (
    <When is={hasBothMethods}>
      {() => (
        <TabRow
          label={t('register.method')}
          value={registration.pickedMethod}
          onPick={registration.copyTypedNumber}
          options={[
            { value: 'username', label: t('register.byUsername') },
            { value: 'mobileNum', label: t('register.byMobile') },
          ]}
        />
      )}
    </When>
  );
}
