import type { Check } from '@kit/form';
import { after } from '@kit/timers';
import { text } from '../i18n/t';
import type { createRule } from '../stores/rule';

type Rules = Pick<ReturnType<typeof createRule>, 'check' | 'settled'>;

/** Nobody waits longer for rules that the server checks as well. */
const PATIENCE = 3000;
const enough = () => new Promise((resolve) => after(PATIENCE, () => resolve(undefined)));

/** By a rule of the operator, for what may not be left out whatever registration says. */
export const needed =
  ({ check, settled }: Rules, name: string, read = (value: string) => value): Check =>
  async (value) => {
    const given = read(value);
    await Promise.race([settled(), enough()]);
    const wrong = await check(name, given, true);
    return wrong ?? (given === '' ? text('refusal.fieldRequired') : undefined);
  };
