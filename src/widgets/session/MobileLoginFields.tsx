import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { createThirdParty } from '../../stores/thirdParty';
import { useStore } from '../../stores/useStore';
import { MobileField } from '../forms/MobileField';
import { SmsCodeField } from '../forms/SmsCodeField';
import { useSms } from '../forms/useSms';
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
