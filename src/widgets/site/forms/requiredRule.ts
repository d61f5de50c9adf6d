import type { Validator } from '@kit/data/form';
import { wait } from '@kit/data/timers';
import { text } from '../../../i18n/t';
import type { createRule } from '../../../stores/account/rule';
import { ruleText } from './ruleText';

type Rules = Pick<ReturnType<typeof createRule>, 'validate'> &
  Partial<Pick<ReturnType<typeof createRule>, 'whenLoaded'>>;

/** The server checks the same rules, so a form does not wait long for them. */
const MAX_WAIT_MS = 3000;

/** For a field that must not be empty. */
export const required = (value: string) =>
  value.trim() ? undefined : text('validation.fieldRequired');

/**
 * For a field that must not be empty and must keep the operator's rule of that name. It waits until the
 * rules are loaded; without `whenLoaded` it takes the rules that are there.
 */
export const requiredRule =
  ({ validate, whenLoaded }: Rules, name: string, clean = (value: string) => value): Validator =>
  async (value) => {
    const input = clean(value);
    if (whenLoaded) await Promise.race([whenLoaded(), wait(MAX_WAIT_MS)]);
    const error = await validate(name, input, true);
    if (error) return ruleText(error);
    return input === '' ? required('') : undefined;
  };
