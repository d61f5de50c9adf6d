import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { createThirdParty } from '../../../stores/account/thirdParty';
import { useStore } from '../../../stores/base/useStore';
import { MobileField } from '../../site/forms/MobileField';
import { SmsCodeField } from '../../site/forms/SmsCodeField';
import { useSms } from '../../site/forms/useSms';
import type { useLoginForm } from './useLoginForm';

interface Props {
  login: ReturnType<typeof useLoginForm>;
}

/**
 * The fields of the login by SMS code. They are drawn in that mode only, but the seconds until the next code go on in
 * the other one.
 */
export function MobileLoginFields({ login: { form, fields, dialing, mode } }: Props) {
  const thirdParty = useStore(createThirdParty);
  const purpose = computed(() => (thirdParty.sendsSms.value ? 'thirdParty' : 'noLogin'));
  const sms = useSms({ purpose, form, mobile: fields.mobile, dialing });
  return (
    <When is={computed(() => mode.value === 'sms')}>
      {() => (
        <>
          <MobileField field={fields.mobile} dialing={dialing} required />
          <SmsCodeField field={fields.code} sms={sms} />
        </>
      )}
    </When>
  );
}
