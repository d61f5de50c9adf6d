import { createForm, type Form } from '@kit/data/form';
import { type ApiError, isApiError } from '../../../api/ApiError';
import { errorText } from '../../../i18n/errorText';
import { language } from '../../../i18n/locale';
import { t, text } from '../../../i18n/t';
import { toastMs } from '../../../ui/overlays/toasts';
import type { App } from '../app/useApp';
import { type ErrorTarget, type ServerErrors, serverErrors } from './serverErrors';

interface AppFormOptions {
  /** Sends the form. Runs only when every field is valid. */
  onSubmit(): Promise<unknown>;
  /** Error codes that this form shows in another place or with another text than the common table. */
  serverErrors?: ServerErrors | (() => ServerErrors);
  /** Runs first when sending failed. Returns true when the error is fully handled. */
  onError?(error: unknown): unknown;
}

/** The field that the reply names. */
function namedField({ value }: ApiError): string | undefined {
  const { field } = (value ?? {}) as { field?: unknown };
  return typeof field === 'string' ? field : undefined;
}

export function showServerError(
  app: App,
  form: Form,
  error: unknown,
  overrides: ServerErrors = {},
) {
  if (!isApiError(error) || error.kind !== 'rejected') return app.showError(error);
  const { code = '' } = error;

  function show(target: ErrorTarget | undefined) {
    if (target === undefined) return false;
    if (typeof target === 'string') return form.setServerError(target, () => errorText(error));
    const { field, text: key } = target;
    if (field === undefined || !form.setServerError(field, () => text(key)))
      app.showToast(t(key), { kind: 'fail', ms: toastMs.short });
    return true;
  }

  // The code comes from the server, so it must not find what every object inherits.
  const targetIn = (table: ServerErrors) => (Object.hasOwn(table, code) ? table[code] : undefined);
  const named = namedField(error);
  const { default: fallback } = overrides;
  // A form with a text of its own for all other errors does not show that of the server.
  const target = typeof fallback === 'object' && named ? { ...fallback, field: named } : named;
  const targets = [targetIn(overrides), targetIn(serverErrors), target, fallback];
  if (!targets.some(show)) app.showError(error);
}

/**
 * A form in the app's language that shows the errors of the server: under the field they are about if
 * the form has it, else as a toast.
 *
 *     const form = createAppForm(app, { onSubmit: send });
 *     const email = form.field('email', signal(''), required);
 */
export function createAppForm(app: App, options: AppFormOptions): Form {
  const form: Form = createForm({
    locale: language,
    onSubmit: () => options.onSubmit(),
    onError(error) {
      if (options.onError?.(error) === true) return;
      const { serverErrors: formErrors } = options;
      showServerError(
        app,
        form,
        error,
        typeof formErrors === 'function' ? formErrors() : formErrors,
      );
    },
  });
  return form;
}
