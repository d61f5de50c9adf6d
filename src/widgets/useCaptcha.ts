import { type Check, createField, type FormField } from '@kit/form';
import { createResource, type Resource } from '@kit/resource';
import { computed, type ReadonlySignal, type Signal, signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { findWork } from '@kit/work';
import { type RefCallback, useRef } from 'react';
import { isApiError } from '../api/ApiError';
import type { Captcha } from '../contract/captcha';
import { text } from '../i18n/t';
import type { Host } from '../stores/host';
import { useHost } from '../stores/useStore';
import { createVerification } from '../stores/verification';

/** `working` and `passed` are the way for those who cannot read a picture. */
export type CaptchaState = 'picture' | 'working' | 'passed';

export interface CaptchaForm {
  isShown: ReadonlySignal<boolean>;
  state: ReadonlySignal<CaptchaState>;
  picture: Resource<Captcha>;
  field: FormField;
  inputRef: RefCallback<HTMLInputElement>;
  /** Shows it if that is what a refused call asks for. An answer serves one call: show a new one. */
  demand(error: unknown): boolean;
  focus(): void;
  /** Shows it before anything was refused. */
  show(): void;
  refresh(): void;
  hide(): void;
  /** Lets the browser work instead of the eyes. */
  work(): Promise<void>;
  /** Goes into the call. */
  answer(): { captcha: string; captchaId?: string };
}

type MakeField = (value: Signal<string>, check: Check) => FormField;

const asksFor = (error: unknown) =>
  isApiError(error) && (error.value as { captcha?: unknown } | null | undefined)?.captcha === true;

function createCaptchaForm({ use }: Host, makeField: MakeField) {
  const verification = use(createVerification);
  const isShown = signal(false);
  const isWorking = signal(false);
  const worked = signal<{ captcha: string; captchaId: string } | undefined>(undefined);
  const value = signal('');
  const picture = createResource((_: undefined, { signal }) => verification.picture(signal));
  let running: Promise<unknown> = Promise.resolve();
  let doing = new AbortController();
  let input: HTMLInputElement | null = null;
  let isWanted = false;

  const field = makeField(value, async (typed) => {
    await running.catch(() => undefined);
    const isAnswered = !isShown.peek() || worked.peek() || /^\d{1,6}$/.test(typed);
    return isAnswered ? undefined : text('refusal.in_vwrite_code');
  });

  function reset() {
    doing.abort();
    doing = new AbortController();
    isWorking.value = false;
    worked.value = undefined;
    value.value = '';
  }

  async function run({ signal }: AbortController) {
    const { captchaId, challenge = '', bits = 0 } = await verification.work();
    const number = await findWork(challenge, bits, signal);
    worked.value = { captcha: String(number), captchaId };
  }

  async function work() {
    reset();
    const mine = doing;
    isWorking.value = true;
    running = run(mine);
    try {
      await running;
    } catch (error) {
      if (!mine.signal.aborted) throw error;
    } finally {
      if (mine === doing) isWorking.value = false;
    }
  }

  /** Whoever went without the picture goes without it again. */
  function refresh() {
    const isByWork = worked.peek() !== undefined || isWorking.peek();
    reset();
    if (isByWork) void work().catch(() => picture.load(undefined));
    else void picture.load(undefined);
  }

  const form: CaptchaForm = {
    isShown,
    picture,
    field,
    work,
    refresh,
    state: computed(() => {
      if (worked.value) return 'passed';
      return isWorking.value ? 'working' : 'picture';
    }),
    inputRef(element) {
      input = element;
      if (isWanted) input?.focus();
      isWanted = false;
    },
    focus() {
      isWanted = !input;
      input?.focus();
    },
    show() {
      isShown.value = true;
      refresh();
    },
    demand(error) {
      const isAsked = asksFor(error);
      if (isAsked) isShown.value = true;
      if (isShown.peek()) refresh();
      return isAsked;
    },
    hide() {
      isShown.value = false;
      reset();
    },
    answer() {
      if (!isShown.peek()) return { captcha: '' };
      const captchaId = picture.value.peek()?.captchaId;
      return worked.peek() ?? { captcha: value.peek(), ...(captchaId ? { captchaId } : {}) };
    },
  };
  return { form, stop: () => doing.abort() };
}

/** A captcha of one form, hidden until the server asks for it. Draw it with CaptchaField. */
export function useCaptcha(makeField: MakeField = createField): CaptchaForm {
  const host = useHost();
  // Made once even under StrictMode: it may take a place in a form.
  const made = useRef<ReturnType<typeof createCaptchaForm>>(undefined);
  made.current ??= createCaptchaForm(host, makeField);
  const { form, stop } = made.current;
  useMount(() => stop);
  return form;
}
