import { serverNow } from '@kit/data/serverTime';
import { computed, signal, untracked } from '@kit/render/signals';

const pad = (n: number) => String(n).padStart(2, '0');

/** A date as `2025-01-31`, in the time zone of the device. */
export const dayText = (date: Date) =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** The start of the day `days` days ago, in the time zone of the device. */
const daysAgo = (days: number) => {
  const now = new Date(serverNow());
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
};
const startOf = (text: string) => new Date(`${text}T00:00`);
const endOf = (text: string) => {
  const day = startOf(text);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime() - 1;
};

/** The option of a filter that does not restrict anything. */
export const ANY = 'any';
/** The period for which the member types both dates. */
export const OTHER = 'other';

/** Epoch milliseconds, both ends included. */
interface Range {
  from: number;
  to: number;
}

/** The number of days before today, or `OTHER`. */
export const PERIODS = ['0', '7', '30', '90', OTHER];
const DEFAULT_PERIOD = '30';

/** Undefined for a day that does not exist: some browsers read 2025-02-31 as a day of March. */
const dayOf = (text: string | null) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && dayText(startOf(text)) === text ? text : undefined;

/** The range of days that a record screen shows. The address may say which one. */
export function createDayFilter(query = new URLSearchParams()) {
  const named = query.get('period') ?? '';
  const period = signal(PERIODS.includes(named) ? named : DEFAULT_PERIOD);
  const dayAtStart = (days: number) => untracked(() => dayText(daysAgo(days)));
  const from = signal(dayOf(query.get('from')) ?? dayAtStart(30));
  const until = signal(dayOf(query.get('until')) ?? dayAtStart(0));
  const isOther = computed(() => period.value === OTHER);
  const updates = signal(0);
  const today = computed(() => {
    updates.value;
    return dayText(daysAgo(0));
  });

  return {
    period,
    today,
    /** Called from time to time: the clock itself is no signal. */
    updateToday() {
      updates.value = updates.peek() + 1;
    },
    from,
    until,
    isOther,
    /** What the address says. Undefined for the default. */
    parameters: computed(() => ({
      period: period.value === DEFAULT_PERIOD ? undefined : period.value,
      from: isOther.value ? from.value : undefined,
      until: isOther.value ? until.value : undefined,
    })),
    error: computed(() => {
      if (!isOther.value) return undefined;
      if (!from.value || !until.value) return 'missing';
      return from.value > until.value ? 'reversed' : undefined;
    }),
    /** Undefined while a date is missing or the dates are reversed. */
    range: computed<Range | undefined>(() => {
      const lastDay = isOther.value ? until.value : today.value;
      const firstDay = isOther.value ? from.value : dayText(daysAgo(Number(period.value)));
      if (!firstDay || !lastDay || firstDay > lastDay) return undefined;
      return { from: startOf(firstDay).getTime(), to: endOf(lastDay) };
    }),
  };
}

export type DayFilter = ReturnType<typeof createDayFilter>;
