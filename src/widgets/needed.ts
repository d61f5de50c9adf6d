import type { Check } from '@kit/form';
import { text } from '../i18n/t';
import type { createRule } from '../stores/rule';

type Rules = Pick<ReturnType<typeof createRule>, 'check'>;

/** By a rule of the operator, for what may not be left out whatever registration says. */
export const needed =
  ({ check }: Rules, name: string, read = (value: string) => value): Check =>
  async (value) => {
    const given = read(value);
    const wrong = await check(name, given, true);
    return wrong ?? (given === '' ? text('error.fieldRequired') : undefined);
  };
