import { computed, type ReadonlySignal, Signal } from '@kit/signals';
import { intlTag } from './locale';

type Moment = Date | number | string;
type MaybeSignal<T> = T | ReadonlySignal<T>;

const dateStyles = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof dateStyles;

const made = new Map<string, unknown>();

/** Making an Intl format costs far more than using one. */
function once<T>(key: string, make: () => T): T {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known as T;
}

const bare = <T>(value: MaybeSignal<T>): T =>
  value instanceof Signal ? value.value : (value as T);

/** Plain texts below follow the language when read inside a computed or an effect. */
export function numberText(value: number) {
  const tag = intlTag.value;
  return once(`number ${tag}`, () => new Intl.NumberFormat(tag)).format(value);
}

export function percentText(share: number) {
  const tag = intlTag.value;
  const options = { style: 'percent', maximumFractionDigits: 2 } as const;
  return once(`percent ${tag}`, () => new Intl.NumberFormat(tag, options)).format(share);
}

export function dateText(moment: Moment, style: DateStyle = 'day') {
  const tag = intlTag.value;
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return once(
    `${style} ${tag}`,
    () => new Intl.DateTimeFormat(tag, { ...dateStyles[style], hourCycle: 'h23' }),
  ).format(date);
}

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "hace 3 minutos", "mañana": the largest unit that fits. */
export function agoText(moment: Moment, now: Moment) {
  const tag = intlTag.value;
  const seconds = Math.round((new Date(moment).getTime() - new Date(now).getTime()) / 1000);
  if (Number.isNaN(seconds)) return '';
  const [unit, length] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return once(`ago ${tag}`, () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })).format(
    Math.trunc(seconds / length),
    unit,
  );
}

export const formatNumber = (value: MaybeSignal<number>) => computed(() => numberText(bare(value)));
export const formatPercent = (share: MaybeSignal<number>) =>
  computed(() => percentText(bare(share)));
export const formatDate = (moment: MaybeSignal<Moment>, style?: DateStyle) =>
  computed(() => dateText(bare(moment), style));
