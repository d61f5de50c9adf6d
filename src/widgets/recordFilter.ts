import { computed, signal } from '@kit/signals';

const pad = (n: number) => String(n).padStart(2, '0');
export const dayText = (date: Date) =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** The day so many days before, in the reader's own calendar. */
const daysAgo = (days: number) => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
};
const startOf = (text: string) => new Date(`${text}T00:00`);
const endOf = (text: string) => {
  const day = startOf(text);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime() - 1;
};

export const ANY = 'any';
export const OTHER = 'other';

/** Epoch milliseconds, both ends included. */
interface Range {
  from: number;
  to: number;
}

/** What was chosen of a row of choices; nothing when any will do. */
export const chosen = <Choice extends string>(value: string) =>
  value === ANY ? undefined : (value as Choice);

/** The days that records are of. */
export function createDayFilter() {
  /** How many days back, or other ones. */
  const period = signal('30');
  const from = signal(dayText(daysAgo(30)));
  const until = signal(dayText(daysAgo(0)));
  const isOther = computed(() => period.value === OTHER);

  return {
    period,
    from,
    until,
    isOther,
    fault: computed(() => {
      if (!isOther.value) return undefined;
      if (!from.value || !until.value) return 'missing';
      return from.value > until.value ? 'turned' : undefined;
    }),
    /** Nothing while a day is missing. */
    range: computed<Range | undefined>(() => {
      const first = isOther.value ? from.value : dayText(daysAgo(Number(period.value)));
      const last = isOther.value ? until.value : dayText(daysAgo(0));
      if (!first || !last || first > last) return undefined;
      return { from: startOf(first).getTime(), to: endOf(last) };
    }),
  };
}

export type DayFilter = ReturnType<typeof createDayFilter>;

/** Which records: their state, and the days they are of. */
export function createRecordFilter<State extends string>() {
  const days = createDayFilter();
  const state = signal<string>(ANY);
  return {
    ...days,
    state,
    asked: computed(() => {
      const range = days.range.value;
      return range && { ...range, state: chosen<State>(state.value) };
    }),
  };
}
