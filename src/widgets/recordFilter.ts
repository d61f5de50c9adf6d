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

/** Which records: their state, and the days they are of. */
export function createRecordFilter<State extends string>() {
  const state = signal<string>(ANY);
  /** How many days back, or other ones. */
  const period = signal('30');
  const from = signal(dayText(daysAgo(30)));
  const until = signal(dayText(daysAgo(0)));

  return {
    state,
    period,
    from,
    until,
    isOther: computed(() => period.value === OTHER),
    /** Nothing while a day is missing. */
    asked: computed(() => {
      const isOther = period.value === OTHER;
      const first = isOther ? from.value : dayText(daysAgo(Number(period.value)));
      const last = isOther ? until.value : dayText(daysAgo(0));
      if (!first || !last || first > last) return undefined;
      return {
        from: startOf(first).getTime(),
        to: endOf(last),
        state: state.value === ANY ? undefined : (state.value as State),
      };
    }),
  };
}

export type RecordFilter = ReturnType<typeof createRecordFilter>;
