import { computed, type ReadonlySignal, Signal } from '@kit/render/signals';
import { intlTag } from './locale';
import { createNumberFormat, writeNumber } from './numbers';

type Moment = Date | number | string;
type MaybeSignal<T> = T | ReadonlySignal<T>;

export type DateStyle = 'day' | 'time' | 'moment' | 'month';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock24 = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** "5:05 PM", as English-speaking players write it. */
const clock12 = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

function dateOptions(style: DateStyle, tag: string): Intl.DateTimeFormatOptions {
  const clock = tag.startsWith('en') ? clock12 : clock24;
  if (style === 'month') return { month: 'long', year: 'numeric' };
  if (style === 'time') return clock;
  return style === 'day' ? day : { ...day, ...clock };
}

const cache = new Map<string, unknown>();

/** Keeps what `make` returned: creating an Intl format costs far more than using it. */
function cached<T>(key: string, make: () => T): T {
  const value = cache.get(key) ?? make();
  cache.set(key, value);
  return value as T;
}

const plainValue = <T>(value: MaybeSignal<T>): T =>
  value instanceof Signal ? value.value : (value as T);

// The functions that return a plain text follow the language when they are called in a computed or an effect.

export const numberText = (value: number): string =>
  writeNumber(value, () => {
    const tag = intlTag.value;
    return cached(`number ${tag}`, () => createNumberFormat(tag));
  });

/** How many there are. Empty until that is known. */
export const countText = (count: number | undefined) =>
  count === undefined ? '' : numberText(count);

export function percentText(share: number) {
  const tag = intlTag.value;
  const options = { style: 'percent', maximumFractionDigits: 2 } as const;
  return cached(`percent ${tag}`, () => new Intl.NumberFormat(tag, options)).format(share);
}

export function dateText(moment: Moment, style: DateStyle = 'day') {
  const tag = intlTag.value;
  const date = new Date(moment);
  // 0 stands for a moment that the backend did not send.
  if (!date.getTime()) return '';
  const written = cached(
    `${style} ${tag}`,
    () => new Intl.DateTimeFormat(tag, dateOptions(style, tag)),
  ).format(date);
  // "AM" never stands alone on a line. Some countries write "am" or "a.m.".
  return written.replace(/\s(?=[ap]\.?m)/i, '\u00a0');
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "hace 3 minutos", "mañana": in the largest unit that fits. */
export function agoText(moment: Moment, now: Moment) {
  const tag = intlTag.value;
  const seconds = Math.round((new Date(moment).getTime() - new Date(now).getTime()) / 1000);
  if (Number.isNaN(seconds)) return '';
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return cached(`ago ${tag}`, () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })).format(
    Math.trunc(seconds / length),
    unit,
  );
}

export const formatNumber = (value: MaybeSignal<number>) =>
  computed(() => numberText(plainValue(value)));
export const formatPercent = (share: MaybeSignal<number>) =>
  computed(() => percentText(plainValue(share)));
export const formatDate = (moment: MaybeSignal<Moment>, style?: DateStyle) =>
  computed(() => dateText(plainValue(moment), style));
