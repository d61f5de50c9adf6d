import { createForm, type Form } from '@kit/form';
import { isApiError } from '../api/ApiError';
import { language } from '../i18n/locale';
import { errorText } from './errorText';
import type { App } from './useApp';

/** The field that the server turned down. */
function fieldOf(error: unknown) {
  if (!isApiError(error) || error.kind !== 'refused') return undefined;
  const { field } = (error.value ?? {}) as { field?: unknown };
  return typeof field === 'string' ? field : undefined;
}

/** Says it under the field it is about, if the form has that; else to everyone. */
export function tellFailure(app: App, form: Form, error: unknown) {
  const name = fieldOf(error);
  if (name === undefined || !form.refuse(name, errorText(error))) app.sayError(error);
}

/** A form that speaks the app's language and tells why it could not be sent. */
export function createAppForm(app: App, send: (form: Form) => Promise<unknown>): Form {
  const form: Form = createForm({
    spoken: language,
    send: () => send(form),
    failed: (error) => tellFailure(app, form, error),
  });
  return form;
}
