import type { Check, Form, FormField } from '@kit/form';
import { onChange } from '@kit/onChange';
import { signal } from '@kit/signals';
import { type PlainKey, text } from '../i18n/t';

interface Rules {
  /** What the wire calls the two fields. */
  names: readonly [password: string, confirm: string];
  check: Check;
  checkConfirm?: Check;
  /** Said at the second field when it is not the first. */
  mismatch: PlainKey;
}

export interface NewPassword {
  password: FormField;
  confirm: FormField;
  /** Follows the first field: a second one that matched may no longer do so. */
  start(): () => void;
}

/** A new password and its repetition. */
export function addNewPassword(form: Form, rules: Rules): NewPassword {
  const [name, confirmName] = rules.names;
  const password = form.field(name, signal(''), rules.check);
  let outdated = '';

  const confirm = form.field(confirmName, signal(''), async (repeated) => {
    const wrong = await rules.checkConfirm?.(repeated);
    if (wrong !== undefined || repeated === password.value.peek()) return wrong;
    const isOutdated = repeated !== '' && repeated === outdated;
    return text(isOutdated ? 'refusal.in_confirmation_correct' : rules.mismatch);
  });

  return {
    password,
    confirm,
    start: () =>
      onChange(password.value, () => {
        outdated = confirm.value.peek();
        if (outdated !== '') void confirm.look();
      }),
  };
}
