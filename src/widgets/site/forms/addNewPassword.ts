import type { Form, FormField, Validator } from '@kit/data/form';
import { onChange } from '@kit/render/onChange';
import { signal } from '@kit/render/signals';
import { type PlainKey, text } from '../../../i18n/t';

interface Rules {
  /** The names of the two fields in the API. */
  names: readonly [password: string, confirm: string];
  validate: Validator;
  validateConfirm?: Validator;
  /** The error of the second field when it differs from the first. */
  mismatch: PlainKey;
}

export interface NewPassword {
  password: FormField;
  confirm: FormField;
  /** Validates the second field again when the first one changes. */
  start(): () => void;
}

/** Adds a new password and its repetition to a form. */
export function addNewPassword(form: Form, rules: Rules): NewPassword {
  const [name, confirmName] = rules.names;
  const password = form.field(name, signal(''), rules.validate);
  /** The repetition, as it was when the password was changed last. It has an error text of its own. */
  let outdated = '';

  const confirm = form.field(confirmName, signal(''), async (repeated) => {
    const error = await rules.validateConfirm?.(repeated);
    if (error !== undefined || repeated === password.value.peek()) return error;
    const isOutdated = repeated !== '' && repeated === outdated;
    return text(isOutdated ? 'validation.in_confirmation_correct' : rules.mismatch);
  });

  return {
    password,
    confirm,
    start: () =>
      onChange(password.value, () => {
        outdated = confirm.value.peek();
        if (outdated !== '') void confirm.validate();
      }),
  };
}
