import type { Form } from '@kit/form';
import { type ApiError, isApiError } from '../../api/ApiError';
import { type PlainKey, t, text } from '../../i18n/t';
import type { App } from '../../widgets/useApp';

/** What the server says of a password is not shown: these are the app's own words for it. */
const WORDS: Record<string, { field?: string; words: PlainKey }> = {
  password_wrong: { field: 'oldPassword', words: 'password.wrongOld' },
  password_same: { field: 'newPassword', words: 'refusal.samePassword' },
  field_invalid: { field: 'newPassword', words: 'refusal.passwordFormat' },
  confirm_mismatch: { field: 'confirmNewPassword', words: 'refusal.in_enter_password' },
  too_many: { words: 'error.tooMany' },
};

const isRefused = (error: unknown): error is ApiError =>
  isApiError(error) && (error.code !== undefined || error.kind === 'refused');

export function tellRefusal(app: App, form: Form, error: unknown) {
  if (!isRefused(error)) return app.sayError(error);
  const { field, words } = WORDS[error.code ?? ''] ?? { words: 'password.notChanged' as const };
  if (!field || !form.refuse(field, text(words))) app.say(t(words), { kind: 'fail', ms: 3000 });
}
