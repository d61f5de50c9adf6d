import './SmsCodeField.css';
import type { FormField } from '@kit/data/form';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/fields/TextField';
import type { MaybeSignal } from '../../../ui/theme/maybeSignal';
import { CaptchaField } from './CaptchaField';
import type { Sms } from './useSms';

const MAX_DIGITS = 10;

interface Props {
  field: FormField;
  sms: Sms;
  label?: MaybeSignal<string>;
}

/** The field for an SMS code, with the button that sends one. */
export function SmsCodeField({ field, sms, label = t('session.smsCode') }: Props) {
  const canSend = computed(() => sms.secondsLeft.value === 0);
  return (
    <div className="smscode">
      <CaptchaField captcha={sms.captcha} />
      <TextField
        icon="message-square-text"
        name="verificationCode"
        label={label}
        value={field.value}
        error={field.error}
        onBlur={field.onBlur}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={MAX_DIGITS}
        clean={(typed) => typed.replace(/\D/g, '').slice(0, MAX_DIGITS)}
        required
        end={
          <When
            is={canSend}
            or={() => (
              <span className="smscode-left num" role="timer">
                {t('session.resendIn', { n: sms.secondsLeft })}
              </span>
            )}
          >
            {() => (
              <Button
                kind="quiet"
                size="small"
                busy={sms.isSending}
                onClick={() => void sms.send()}
              >
                {t('session.sendCode')}
              </Button>
            )}
          </When>
        }
      />
    </div>
  );
}
