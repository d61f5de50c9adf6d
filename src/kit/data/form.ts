import { onChange } from '../render/onChange';
import { effect, type ReadonlySignal, type Signal, signal, untracked } from '../render/signals';
import { afterPress, watchPress } from './afterPress';
import { debounce } from './timers';

type ErrorText = string | undefined;

/** Returns what is wrong with a value, or undefined when it is valid. */
export type Validator<T = string> = (value: T) => ErrorText | Promise<ErrorText>;

export interface FormField<T = string> {
  value: Signal<T>;
  /** The error to show. Undefined until the field is validated for the first time. */
  error: ReadonlySignal<ErrorText>;
  /** For the control. A field that was entered and left unchanged shows no error. */
  onBlur(): void;
  /** Validates now. True when the value is valid. */
  validate(): Promise<boolean>;
  /** Drops the error from the server and validates. For a submit: the server checks again. */
  revalidate(): Promise<boolean>;
  /**
   * Shows an error from the server until the value changes or is submitted again. `text` is called again when
   * the error is shown in another language.
   */
  setServerError(text: () => string): void;
  /** Back to the value of the beginning, without an error. */
  reset(): void;
}

interface FormOptions {
  /** Called when all fields are valid. */
  onSubmit(): Promise<unknown>;
  /** Called when `onSubmit` rejects. */
  onError(error: unknown): void;
  /** When it changes, the shown errors are produced again in the new language. */
  locale: ReadonlySignal<unknown>;
}

/** S4.36: errors are shown in the new language so long after a change of language. In milliseconds. */
const LOCALE_DELAY = 200;
/** A group of controls has `data-invalid`, because `aria-invalid` is not allowed on it. */
const INVALID = '[aria-invalid="true"], [data-invalid="true"]';

/** A field outside of a form. In a form use `form.field()`. */
export function createField<T = string>(value: Signal<T>, validator: Validator<T>): FormField<T> {
  const error = signal<ErrorText>(undefined);
  const initial = value.peek();
  let serverError: { value: T; text: () => string } | undefined;
  let runs = 0;
  let latest: Promise<boolean> | undefined;

  async function run() {
    const runNumber = ++runs;
    const validated = value.peek();
    const text = await validator(validated);
    if (runNumber === runs) {
      error.value =
        text ?? (serverError && serverError.value === validated ? serverError.text() : undefined);
    } else {
      // A later run shows its own result. This one ends when that one has.
      await latest;
    }
    return text === undefined;
  }

  function validate() {
    latest = run();
    return latest;
  }

  return {
    value,
    error,
    validate,
    revalidate() {
      serverError = undefined;
      return validate();
    },
    onBlur() {
      const isTouched = error.peek() !== undefined || value.peek() !== initial;
      if (isTouched) afterPress(() => void validate());
    },
    setServerError(text) {
      // A validation that still runs must not replace this error.
      runs++;
      latest = Promise.resolve(false);
      serverError = { value: value.peek(), text };
      error.value = text();
    },
    reset() {
      runs++;
      latest = Promise.resolve(true);
      serverError = undefined;
      error.value = undefined;
      value.value = initial;
    },
  };
}

/** A form whose fields are validated on blur and on submit. Only one submit runs at a time. */
export function createForm({ onSubmit, onError, locale }: FormOptions) {
  const fields = signal<ReadonlyMap<string, FormField<never>>>(new Map());
  const isBusy = signal(false);
  let element: HTMLFormElement | null = null;

  const allFields = () => [...fields.peek().values()];
  const invalidFields = () => allFields().filter(({ error }) => error.peek() !== undefined);

  function revalidateShown() {
    for (const field of invalidFields()) void field.validate();
  }

  function focusFirstError() {
    const control = element?.querySelector<HTMLElement>(INVALID);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }

  async function submit() {
    if (isBusy.peek()) return;
    isBusy.value = true;
    try {
      const validations = allFields().map((field) => field.revalidate());
      // One that fails must not end the submit before the others have shown their errors.
      await Promise.allSettled(validations);
      const results = await Promise.all(validations);
      if (!results.includes(false)) await onSubmit();
    } catch (error) {
      onError(error);
    } finally {
      isBusy.value = false;
      if (invalidFields().length > 0) focusFirstError();
    }
  }

  /** While the form is mounted, an error that is shown follows the value and the language. */
  function watch() {
    const localeChanged = debounce(LOCALE_DELAY, revalidateShown);
    const watchField = ({ value, error, validate }: FormField<never>) =>
      effect(() => {
        void value.value;
        untracked(() => error.peek() !== undefined && void validate());
      });
    // Fields may be added and removed while the form is mounted.
    const watchFields = effect(() => {
      const watched = [...fields.value.values()].map(watchField);
      return () => {
        for (const stop of watched) stop();
      };
    });
    const stops = [watchFields, onChange(locale, localeChanged), localeChanged.stop, watchPress()];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    isBusy: isBusy as ReadonlySignal<boolean>,
    submit,
    /** Validates the fields that show an error, for example after the rules have changed. */
    revalidateShown,
    focusFirstError,

    field<T = string>(name: string, value: Signal<T>, validator: Validator<T>): FormField<T> {
      const field = createField(value, validator);
      fields.value = new Map(fields.peek()).set(name, field as unknown as FormField<never>);
      return field;
    },

    removeField(name: string) {
      fields.value = new Map([...fields.peek()].filter(([other]) => other !== name));
    },

    /** Back to the values of the beginning, without errors. */
    reset() {
      for (const field of allFields()) field.reset();
    },

    /** Shows an error from the server under a field. False when the form has no such field. */
    setServerError(name: string, text: () => string) {
      fields.peek().get(name)?.setServerError(text);
      return fields.peek().has(name);
    },

    /** For the <form> element. */
    props: {
      noValidate: true,
      onSubmit(event: { preventDefault(): void }) {
        event.preventDefault();
        void submit();
      },
      ref(form: HTMLFormElement) {
        element = form;
        const stop = watch();
        return () => {
          stop();
          element = null;
        };
      },
    },
  };
}

export type Form = ReturnType<typeof createForm>;
