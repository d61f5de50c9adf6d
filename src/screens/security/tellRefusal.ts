import type { Form } from '@kit/form';
import { isApiError } from '../../api/ApiError';
import { tellFailure } from '../../widgets/appForm';
import { errorText } from '../../widgets/errorText';
import type { App } from '../../widgets/useApp';

/** Where refusals belong that the server ties to another form's field, or to none. */
const FIELDS: Record<string, string> = {
  password_wrong: 'password',
  payment_password_wrong: 'oldPaymentPassword',
  answers_wrong: 'answer1',
  questions_invalid: 'question1',
};

export function tellRefusal(app: App, form: Form, error: unknown) {
  const field = isApiError(error) ? FIELDS[error.code ?? ''] : undefined;
  if (!field || !form.refuse(field, errorText(error))) tellFailure(app, form, error);
}
