import type { Form, FormField } from '@kit/form';
import { computed, type ReadonlySignal, signal } from '@kit/signals';
import { every } from '@kit/timers';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { t } from '../i18n/t';
import type { Host } from '../stores/host';
import { useHost } from '../stores/useStore';
import { createVerification, type SmsPurpose, withoutZero } from '../stores/verification';
import { toastMs } from '../ui/toasts';
import { type App, useApp } from './useApp';
import { type CaptchaForm, useCaptcha } from './useCaptcha';

const TICK = 500;
const SENDING_MOST = 10_000;

interface Options {
  purpose: ReadonlySignal<SmsPurpose>;
  /** The form that holds the number: what is wrong with it takes the focus. */
  form: Pick<Form, 'focusFault'>;
  mobile: FormField;
  dialing: ReadonlySignal<string>;
}

export interface Sms {
  isSending: ReadonlySignal<boolean>;
  /** Seconds until another code may be sent to the number that is written there; 0 lets send. */
  left: ReadonlySignal<number>;
  /** What the server may ask for before it sends one more. */
  captcha: CaptchaForm;
  send(): Promise<void>;
}

function createSms({ use }: Host, app: App, captcha: CaptchaForm, options: Options) {
  const { purpose, mobile, dialing, form } = options;
  const { sendSms } = use(createVerification);
  const isSending = signal(false);
  const seconds = signal(0);
  const sentTo = signal('');
  const number = computed(() => withoutZero(mobile.value.value));
  const address = computed(() => `${purpose.value} ${dialing.value} ${number.value}`);
  const left = computed(() => (sentTo.value === address.value ? seconds.value : 0));
  let stop = () => {};

  function count(whole: number) {
    stop();
    const end = Date.now() + whole * 1000;
    const tick = () => {
      seconds.value = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      if (seconds.peek() === 0) stop();
    };
    stop = every(TICK, tick);
    tick();
  }

  async function isReady() {
    const answers = await Promise.all([mobile.verify(), captcha.field.verify()]);
    if (!answers.includes(false)) return true;
    form.focusFault();
    return false;
  }

  async function ask() {
    const to = address.peek();
    const { captcha: challenge, captchaId } = captcha.answer();
    const whole = await sendSms(purpose.peek(), {
      mobileNum: number.peek(),
      countryDialingCode: dialing.peek(),
      challenge,
      ...(captchaId ? { captchaId } : {}),
    });
    captcha.hide();
    sentTo.value = to;
    count(whole);
  }

  function fail(error: unknown) {
    if (captcha.demand(error)) captcha.focus();
    // The other service keeps silent when it fails.
    if (purpose.peek() !== 'thirdParty') app.sayError(error);
  }

  async function run() {
    if (!(await isReady())) return;
    const done = app.say(t('refusal.in_sms_sending'), { kind: 'loading', ms: SENDING_MOST });
    try {
      await ask();
      app.say(t('refusal.in_sms_send'), { kind: 'ok', ms: toastMs.normal });
    } catch (error) {
      done();
      fail(error);
    }
  }

  async function send() {
    if (isSending.peek() || left.peek() > 0) return;
    isSending.value = true;
    await run().finally(() => {
      isSending.value = false;
    });
  }

  return { isSending, left, captcha, send, stop: () => stop() };
}

/** Codes by SMS to the number of a form. Draw it with SmsCodeField. */
export function useSms(options: Options): Sms {
  const host = useHost();
  const app = useApp();
  const captcha = useCaptcha();
  const [sms] = useState(() => createSms(host, app, captcha, options));
  useMount(() => sms.stop);
  return sms;
}
