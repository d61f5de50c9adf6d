import { countdown } from '@kit/data/countdown';
import type { Form, FormField } from '@kit/data/form';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { t, text } from '../../../i18n/t';
import { createThirdParty } from '../../../stores/account/thirdParty';
import {
  createVerification,
  type SmsPurpose,
  withoutLeadingZero,
} from '../../../stores/account/verification';
import type { Host } from '../../../stores/base/host';
import { useHost } from '../../../stores/base/useStore';
import { toastMs } from '../../../ui/overlays/toasts';
import { type App, useApp } from '../app/useApp';
import { type CaptchaForm, useCaptcha } from './useCaptcha';
import type { Dialing } from './useDialing';

interface Options {
  purpose: ReadonlySignal<SmsPurpose>;
  /** The form with the number. Its first field with an error gets the focus. */
  form: Pick<Form, 'focusFirstError'>;
  mobile: FormField;
  dialing: Pick<Dialing, 'code' | 'whenKnown'>;
}

export interface Sms {
  isSending: ReadonlySignal<boolean>;
  /** Seconds until another code can be sent to this number; 0 when it can be sent now. */
  secondsLeft: ReadonlySignal<number>;
  /** The server may require a captcha before it sends another code. */
  captcha: CaptchaForm;
  send(): Promise<void>;
}

function createSms({ use }: Host, app: App, captcha: CaptchaForm, options: Options) {
  const { purpose, mobile, dialing, form } = options;
  const { sendSms } = use(createVerification);
  const { whenSenderKnown } = use(createThirdParty);
  const isSending = signal(false);
  const pause = countdown();
  /** What the last code was sent for. Another number can get a code at once. */
  const sentTo = signal('');
  const number = computed(() => withoutLeadingZero(mobile.value.value));
  const target = computed(() => `${purpose.value} ${dialing.code.value} ${number.value}`);
  const secondsLeft = computed(() => (sentTo.value === target.value ? pause.left.value : 0));

  async function isReady() {
    const results = await Promise.all([mobile.revalidate(), captcha.field.revalidate()]);
    // The form may do without a number, an SMS does not.
    const isMissing = number.peek() === '' && mobile.error.peek() === undefined;
    if (isMissing) mobile.setServerError(() => text('validation.fieldRequired'));
    if (!isMissing && !results.includes(false)) return true;
    form.focusFirstError();
    return false;
  }

  async function requestCode() {
    await Promise.all([dialing.whenKnown(), whenSenderKnown()]);
    const requested = target.peek();
    const { captcha: challenge, captchaId } = captcha.answer();
    const duration = await sendSms(purpose.peek(), {
      mobileNum: number.peek(),
      countryDialingCode: dialing.code.peek(),
      challenge,
      ...(captchaId ? { captchaId } : {}),
    });
    captcha.hide();
    sentTo.value = requested;
    pause.start(duration);
  }

  function showSmsError(error: unknown) {
    if (captcha.showIfRequired(error)) captcha.focus();
    // S8.05: a failure of the third-party service shows no message.
    if (purpose.peek() !== 'thirdParty') app.showError(error);
  }

  async function run() {
    if (!(await isReady())) return;
    const closeToast = app.showToast(t('validation.in_sms_sending'), {
      kind: 'loading',
      ms: toastMs.wait,
    });
    try {
      await requestCode();
      app.showToast(t('validation.in_sms_send'), { kind: 'ok', ms: toastMs.normal });
    } catch (error) {
      closeToast();
      showSmsError(error);
    }
  }

  async function send() {
    if (isSending.peek() || secondsLeft.peek() > 0) return;
    isSending.value = true;
    await run().finally(() => {
      isSending.value = false;
    });
  }

  return { isSending, secondsLeft, captcha, send, stop: pause.stop };
}

/** Sends SMS codes to the number of a form. SmsCodeField draws it. */
export function useSms(options: Options): Sms {
  const host = useHost();
  const app = useApp();
  const captcha = useCaptcha();
  const sms = useOnce(() => createSms(host, app, captcha, options));
  useMount(() => sms.stop);
  return sms;
}
