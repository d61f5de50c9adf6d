import { afterPress, watchPress } from './afterPress';
import { onChange } from './onChange';
import { effect, type ReadonlySignal, type Signal, signal, untracked } from './signals';
import { debounce } from './timers';

type Verdict = string | undefined;

/** Says what is wrong with a value, or nothing. */
export type Check<T = string> = (value: T) => Verdict | Promise<Verdict>;

export interface FormField<T = string> {
  value: Signal<T>;
  /** What is wrong with it, once it was looked at. */
  error: ReadonlySignal<Verdict>;
  /** For the control: nobody is told off for a field they have only passed through. */
  onBlur(): void;
  /** Looks at it now; true when all is well. */
  look(): Promise<boolean>;
  /** The same, forgetting what the server had against it: the server will say it again. */
  verify(): Promise<boolean>;
  /** Shows what the server has against this value, for as long as it stays. */
  refuse(text: string): void;
}

interface Rules {
  /** Does what the form is for; only called when no field has anything against it. */
  send(): Promise<unknown>;
  failed(error: unknown): void;
  /** The language: what is wrong is said again in the next one. */
  spoken: ReadonlySignal<unknown>;
}

const SAY_AGAIN_AFTER = 200;
/** A group of controls has no aria-invalid of its own. */
const FAULT = '[aria-invalid="true"], [data-invalid="true"]';

export function createField<T = string>(value: Signal<T>, check: Check<T>): FormField<T> {
  const error = signal<Verdict>(undefined);
  const before = value.peek();
  let refused: { value: T; text: string } | undefined;
  let turn = 0;
  let latest: Promise<boolean> | undefined;

  async function lookNow() {
    const mine = ++turn;
    const seen = value.peek();
    const verdict = await check(seen);
    const said = verdict ?? (refused?.value === seen ? refused.text : undefined);
    // Only the latest look may speak; a slower one is over when that one has spoken.
    if (mine === turn) error.value = said;
    else await latest;
    return verdict === undefined;
  }

  function look() {
    latest = lookNow();
    return latest;
  }

  return {
    value,
    error,
    look,
    verify() {
      refused = undefined;
      return look();
    },
    onBlur() {
      if (error.peek() !== undefined || value.peek() !== before) afterPress(() => void look());
    },
    refuse(text) {
      turn++;
      refused = { value: value.peek(), text };
      error.value = text;
    },
  };
}

/** Fields that are looked at when left and when sent; one sending at a time. */
export function createForm({ send, failed, spoken }: Rules) {
  const fields = new Map<string, FormField<never>>();
  const isBusy = signal(false);
  let element: HTMLFormElement | null = null;

  const all = () => [...fields.values()];
  const faulty = () => all().filter(({ error }) => error.peek() !== undefined);
  const sayAgain = () => {
    for (const field of faulty()) void field.look();
  };

  function focusFault() {
    const fault = element?.querySelector<HTMLElement>(FAULT);
    fault?.focus({ preventScroll: true });
    fault?.scrollIntoView({ block: 'center' });
  }

  async function submit() {
    if (isBusy.peek()) return;
    isBusy.value = true;
    try {
      const verdicts = await Promise.all(all().map((field) => field.verify()));
      if (!verdicts.includes(false)) await send();
    } catch (error) {
      failed(error);
    } finally {
      isBusy.value = false;
      if (faulty().length > 0) focusFault();
    }
  }

  /** A fault that is shown follows what is typed and the language, while the form is on the page. */
  function follow() {
    const later = debounce(SAY_AGAIN_AFTER, sayAgain);
    const stops = all().map(({ value, error, look }) =>
      effect(() => {
        void value.value;
        untracked(() => error.peek() !== undefined && void look());
      }),
    );
    const others = [onChange(spoken, later), later.stop, watchPress()];
    return () => {
      for (const stop of [...stops, ...others]) stop();
    };
  }

  return {
    isBusy: isBusy as ReadonlySignal<boolean>,
    submit,
    /** Says anew what is wrong, such as when the rules themselves have changed. */
    sayAgain,
    focusFault,

    field<T = string>(name: string, value: Signal<T>, check: Check<T>): FormField<T> {
      const field = createField(value, check);
      fields.set(name, field as unknown as FormField<never>);
      return field;
    },

    /** Under the field it is about; false for one that this form does not have. */
    refuse(name: string, text: string) {
      fields.get(name)?.refuse(text);
      return fields.has(name);
    },

    props: {
      noValidate: true,
      onSubmit(event: { preventDefault(): void }) {
        event.preventDefault();
        void submit();
      },
      ref(form: HTMLFormElement) {
        element = form;
        const stop = follow();
        return () => {
          stop();
          element = null;
        };
      },
    },
  };
}

export type Form = ReturnType<typeof createForm>;
