import './Money.css';
import { computed } from '@kit/signals';
import { type MaybeSignal, read } from './maybeSignal';
import { type Amount, type MoneyStyle, moneyParts, moneyStyle } from './money';

type Props = {
  amount: MaybeSignal<Amount>;
  /** Parts of the app's style to change, such as another currency's symbol. */
  format?: MaybeSignal<Partial<MoneyStyle>>;
  /** Hides every character of the number with an asterisk. */
  masked?: MaybeSignal<boolean>;
  /** Mutes the currency and the cents, for the one large amount of a view. */
  quietParts?: boolean;
  size?: 14 | 16 | 20 | 24 | 32;
  tone?: MaybeSignal<'text' | 'win' | 'danger' | 'muted' | 'auto'>;
  /** A plus before what is above zero. */
  signed?: boolean;
};

const mask = (text: string) => '*'.repeat(text.length);

export function Money(props: Props) {
  const { amount, format, masked = false, quietParts = false, size, tone = 'text', signed } = props;
  const parts = computed(() =>
    moneyParts(read(amount), { ...moneyStyle.value, ...read(format) }, signed),
  );
  const shown = (text: string) => (read(masked) ? mask(text) : text);
  const paint = computed(() => {
    const asked = read(tone);
    if (asked !== 'auto') return asked;
    return parts.value.lead.startsWith('-') ? 'danger' : 'win';
  });
  return (
    <span
      className="money num"
      dir="ltr"
      data-size={size}
      data-tone={paint}
      data-quiet={quietParts}
    >
      <span className="money-symbol">{computed(() => parts.value.lead)}</span>
      <span>{computed(() => shown(parts.value.integer))}</span>
      <span className="money-cents">{computed(() => shown(parts.value.fraction))}</span>
      <span className="money-symbol">{computed(() => parts.value.tail)}</span>
    </span>
  );
}
