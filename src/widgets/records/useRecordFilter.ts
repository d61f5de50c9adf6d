import { type Signal, signal, untracked } from '@kit/signals';
import { useSignalEffect } from '@kit/useSignal';
import { useState } from 'react';
import { language } from '../../i18n/locale';
import { ANY, createDayFilter } from './dayFilter';

/** The days and the choices to load records for. A choice of `ANY` is undefined. */
type Query<Choices> = { from: number; to: number } & {
  [Name in keyof Choices]: Choices[Name] | undefined;
};

/**
 * The filter of a record screen: a range of days, and one signal for each named choice.
 * Calls `load` now, and again when the filter or the language changes. It does not call `load`
 * while the range of days is incomplete.
 *
 * @example
 * const { days, choices } = useRecordFilter<{ state: DepositState }>(['state'], records.open);
 */
export function useRecordFilter<Choices extends object = Record<never, string>>(
  names: readonly (keyof Choices)[],
  load: (query: Query<Choices>) => unknown,
) {
  const [filter] = useState(() => ({
    days: createDayFilter(),
    choices: Object.fromEntries(names.map((name) => [name, signal(ANY)])) as {
      [Name in keyof Choices]: Signal<string>;
    },
  }));
  useSignalEffect(() => {
    const range = filter.days.range.value;
    const chosen = names.map((name) => {
      const { value } = filter.choices[name];
      return [name, value === ANY ? undefined : value];
    });
    if (!range || !language.value) return;
    untracked(() => void load({ ...range, ...Object.fromEntries(chosen) }));
  });
  return filter;
}
