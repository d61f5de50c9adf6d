import { createField, type FormField, type Validator } from '@kit/data/form';
import { createResource, type Resource } from '@kit/data/resource';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, type Signal, signal } from '@kit/render/signals';
import { solveProofOfWork } from '@kit/web/proofOfWork';
import type { RefCallback } from 'react';
import type { Captcha } from '../../../contract/account/captcha';
import { text } from '../../../i18n/t';
import { createVerification, requiresCaptcha } from '../../../stores/account/verification';
import type { Host } from '../../../stores/base/host';
import { useHost } from '../../../stores/base/useStore';

/** `working` and `passed` belong to the check without a picture, for people who cannot read it. */
export type CaptchaState = 'picture' | 'working' | 'passed';

export interface CaptchaForm {
  isShown: ReadonlySignal<boolean>;
  state: ReadonlySignal<CaptchaState>;
  picture: Resource<Captcha>;
  field: FormField;
  inputRef: RefCallback<HTMLInputElement>;
  /** Shows the captcha if the error requires one. Each answer is valid for one call only. */
  showIfRequired(error: unknown): boolean;
  focus(): void;
  /** Shows the captcha before the server requires it. */
  show(): void;
  refresh(): void;
  hide(): void;
  /** Passes the check without the picture: the browser computes a proof of work. */
  solveWithoutPicture(): Promise<void>;
  /** The captcha fields of the call. */
  answer(): { captcha: string; captchaId?: string };
}

type MakeField = (value: Signal<string>, check: Validator) => FormField;

function createCaptchaForm({ use }: Host, makeField: MakeField) {
  const verification = use(createVerification);
  const isShown = signal(false);
  const isWorking = signal(false);
  const proof = signal<{ captcha: string; captchaId: string } | undefined>(undefined);
  const value = signal('');
  const picture = createResource((_: undefined, { signal }) => verification.loadPicture(signal));
  let running: Promise<unknown> = Promise.resolve();
  let controller = new AbortController();
  let input: HTMLInputElement | null = null;
  let wantsFocus = false;

  const field = makeField(value, async (typed) => {
    await running.catch(() => undefined);
    const isComplete = !isShown.peek() || proof.peek() || /^\d{1,6}$/.test(typed);
    return isComplete ? undefined : text('validation.in_vwrite_code');
  });

  function reset() {
    controller.abort();
    controller = new AbortController();
    isWorking.value = false;
    proof.value = undefined;
    value.value = '';
  }

  async function run({ signal }: AbortController) {
    const { captchaId, challenge, bits } = await verification.loadChallenge();
    const number = await solveProofOfWork(challenge, bits, signal);
    proof.value = { captcha: String(number), captchaId };
  }

  async function solveWithoutPicture() {
    reset();
    const current = controller;
    isWorking.value = true;
    running = run(current);
    try {
      await running;
    } catch (error) {
      if (!current.signal.aborted) throw error;
    } finally {
      if (current === controller) isWorking.value = false;
    }
  }

  /** A new check of the same kind as before. */
  function refresh() {
    const isWithoutPicture = proof.peek() !== undefined || isWorking.peek();
    reset();
    if (isWithoutPicture) void solveWithoutPicture().catch(() => picture.load(undefined));
    else void picture.load(undefined);
  }

  const form: CaptchaForm = {
    isShown,
    picture,
    field,
    solveWithoutPicture,
    refresh,
    state: computed(() => {
      if (proof.value) return 'passed';
      return isWorking.value ? 'working' : 'picture';
    }),
    inputRef(element) {
      input = element;
      if (wantsFocus) input?.focus();
      wantsFocus = false;
    },
    focus() {
      wantsFocus = !input;
      input?.focus();
    },
    show() {
      isShown.value = true;
      refresh();
    },
    showIfRequired(error) {
      const isRequired = requiresCaptcha(error);
      if (isRequired) isShown.value = true;
      if (isShown.peek()) refresh();
      return isRequired;
    },
    hide() {
      isShown.value = false;
      reset();
    },
    answer() {
      if (!isShown.peek()) return { captcha: '' };
      const captchaId = picture.value.peek()?.captchaId;
      return proof.peek() ?? { captcha: value.peek(), ...(captchaId ? { captchaId } : {}) };
    },
  };
  return { form, stop: () => controller.abort() };
}

/** The captcha of a form. It stays hidden until the server requires it. CaptchaField draws it. */
export function useCaptcha(makeField: MakeField = createField): CaptchaForm {
  const host = useHost();
  const { form, stop } = useOnce(() => createCaptchaForm(host, makeField));
  useMount(() => stop);
  return form;
}
