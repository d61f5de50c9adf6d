import './Money.css';
import { computed } from '@kit/render/signals';
import { type MaybeSignal, read } from '../theme/maybeSignal';
import { type Amount, type MoneyStyle, moneyParts, moneyStyle } from './formatMoney';

type Props = {
  /** Undefined is not known: dashes stand in its place, never a zero. */
  amount: MaybeSignal<Amount | undefined>;
  /** Differences from the money style of the app, for example another currency symbol. */
  format?: MaybeSignal<Partial<MoneyStyle>>;
  /** Shows asterisks in place of the number. */
  masked?: MaybeSignal<boolean>;
  /** Shows currency and cents in a muted colour, for a large amount. */
  quietParts?: boolean;
  size?: 14 | 16 | 20 | 24 | 32;
  tone?: MaybeSignal<'text' | 'win' | 'danger' | 'muted' | 'auto'>;
  /** Shows a plus sign before positive amounts. */
  signed?: boolean;
};

export function Money(props: Props) {
  const { amount, format, masked = false, quietParts = false, size, tone = 'text', signed } = props;
  const parts = computed(() =>
    moneyParts(read(amount) ?? 0, { ...moneyStyle.value, ...read(format) }, signed),
  );
  /** The digits, or as many asterisks or dashes. */
  const digitsOrMask = (digits: string) => {
    if (read(masked)) return '*'.repeat(digits.length);
    return read(amount) === undefined ? '–'.repeat(digits.length) : digits;
  };
  const color = computed(() => {
    const givenTone = read(tone);
    if (givenTone !== 'auto') return givenTone;
    return parts.value.lead.startsWith('-') ? 'danger' : 'win';
  });
  return (
    <span
      className="money num"
      dir="ltr"
      data-size={size}
      data-tone={color}
      data-quiet={quietParts}
    >
      <span className="money-symbol">{computed(() => parts.value.lead)}</span>
      <span>{computed(() => digitsOrMask(parts.value.integer))}</span>
      <span className="money-cents">{computed(() => digitsOrMask(parts.value.fraction))}</span>
      <span className="money-symbol">{computed(() => parts.value.tail)}</span>
    </span>
  );
}
