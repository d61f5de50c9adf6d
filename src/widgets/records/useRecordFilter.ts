import { every } from '@kit/data/timers';
import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { type Signal, signal, untracked } from '@kit/render/signals';
import { withQuery } from '@kit/web/withQuery';
import { language } from '../../i18n/locale';
import { useApp } from '../site/app/useApp';
import { ANY, createDayFilter } from './dayFilter';

const UPDATE_TODAY_MS = 30_000;

/** The days and the choices to load records for. A choice of `ANY` is undefined. */
type Query<Choices> = { from: number; to: number } & {
  [Name in keyof Choices]: Choices[Name] | undefined;
};

/**
 * The filter of a record screen: a range of days, and one signal for each choice. `first` lists the choices.
 * Calls `load` now, and again when the filter, the day or the language changes, but not while the range of days
 * is incomplete or `canLoad` returns false. `canLoad` may read signals: it runs again when they change.
 * The address keeps the filter, so that it is still there after the back button or a login.
 *
 * @example
 * const { days, choices } = useRecordFilter<{ state: DepositState }>({ state: ANY }, records.open);
 */
export function useRecordFilter<Choices extends object = Record<never, string>>(
  first: { [Name in keyof Choices]: typeof ANY },
  load: (query: Query<Choices>) => unknown,
  canLoad: (query: Query<Choices>) => boolean = () => true,
) {
  const { address, navigate } = useApp();
  const names = Object.keys(first) as (keyof Choices)[];
  const filter = useOnce(() => {
    const { query } = address.peek();
    const choiceOf = (name: keyof Choices) => signal(query.get(String(name)) ?? first[name]);
    return {
      path: address.peek().path,
      days: createDayFilter(query),
      choices: Object.fromEntries(names.map((name) => [name, choiceOf(name)])) as {
        [Name in keyof Choices]: Signal<string>;
      },
    };
  });
  useMount(() => every(UPDATE_TODAY_MS, filter.days.updateToday));
  useSignalEffect(() => {
    const { path, query } = address.value;
    const next = new URLSearchParams(query);
    const parameters: Record<string, string | undefined> = { ...filter.days.parameters.value };
    for (const name of names) parameters[String(name)] = filter.choices[name].value;
    for (const [name, value] of Object.entries(parameters)) {
      if (!value || value === ANY) next.delete(name);
      else next.set(name, value);
    }
    // The address of the next screen is there before this screen is gone.
    if (path !== filter.path || String(next) === String(query)) return;
    untracked(() => navigate(withQuery(path, next), { replace: true, keepScroll: true }));
  });
  useSignalEffect(() => {
    const range = filter.days.range.value;
    const chosen = names.map((name) => {
      const { value } = filter.choices[name];
      return [name, value === ANY ? undefined : value];
    });
    if (!range || !language.value) return;
    const query = { ...range, ...Object.fromEntries(chosen) };
    if (canLoad(query)) untracked(() => void load(query));
  });
  return filter;
}
