import './CaptchaField.css';
import { isBusy } from '@kit/data/resource';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { Spinner } from '../../../ui/feedback/Spinner';
import { TextField } from '../../../ui/fields/TextField';
import { Icon } from '../../../ui/icons/Icon';
import { useApp } from '../app/useApp';
import type { CaptchaForm } from './useCaptcha';

const MAX_DIGITS = 6;

/** The captcha of a form: a picture to read, or the check without one. Draws nothing until it is required. */
export function CaptchaField({ captcha }: { captcha: CaptchaForm }) {
  const hasPicture = computed(() => captcha.state.value === 'picture');
  return (
    <When is={captcha.isShown}>
      {() => (
        <When is={hasPicture} or={() => <WithoutPicture captcha={captcha} />}>
          {() => <WithPicture captcha={captcha} />}
        </When>
      )}
    </When>
  );
}

function WithPicture({ captcha }: { captcha: CaptchaForm }) {
  const { showError } = useApp();
  const { field, picture } = captcha;
  return (
    <div className="captcha">
      <TextField
        icon="shield-check"
        name="captcha"
        label={computed(() => `${t('session.captcha').value} *`)}
        hint={t('session.captchaHint', { n: MAX_DIGITS })}
        value={field.value}
        error={field.error}
        inputRef={captcha.inputRef}
        onBlur={field.onBlur}
        inputMode="numeric"
        maxLength={MAX_DIGITS}
        clean={(typed) => typed.replace(/\D/g, '').slice(0, MAX_DIGITS)}
        required
        end={
          <button
            type="button"
            className="captcha-picture"
            aria-label={t('session.refreshCaptcha')}
            aria-busy={computed(() => isBusy(picture.state.value))}
            onClick={() => {
              captcha.refresh();
              captcha.focus();
            }}
          >
            <img
              alt={t('session.captchaPicture')}
              width={120}
              height={42}
              hidden={computed(() => !picture.value.value?.image)}
              src={computed(() => {
                const image = picture.value.value?.image;
                return image ? `data:image/png;base64,${image}` : undefined;
              })}
            />
            <span
              hidden={computed(
                () => !isBusy(picture.state.value) && picture.state.value !== 'failed',
              )}
            >
              <Icon name="refresh-cw" size={20} />
            </span>
          </button>
        }
      />
      <button
        type="button"
        className="captcha-alternative"
        onClick={() => captcha.solveWithoutPicture().catch(showError)}
      >
        {t('session.captchaUnreadable')}
      </button>
    </div>
  );
}

function WithoutPicture({ captcha }: { captcha: CaptchaForm }) {
  const isPassed = computed(() => captcha.state.value === 'passed');
  return (
    <p className="captcha-status" role="status" data-passed={isPassed}>
      <When is={isPassed} or={() => <Spinner size={20} />}>
        {() => <Icon name="circle-check" size={20} />}
      </When>
      <span>
        {computed(
          () => t(isPassed.value ? 'session.captchaPassed' : 'session.captchaWorking').value,
        )}
      </span>
    </p>
  );
}
