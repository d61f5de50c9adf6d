import { signal } from '@kit/render/signals';

/** A decimal as number or text, or minor units with their number of digits (2 by default). */
export type Amount = number | string | { minor: number | bigint; digits?: number };

export type MoneyStyle = {
  locale: string;
  symbol: string;
  /** `B` is behind the amount. Everything else is before it. */
  position?: string;
  /** Digits after the decimal mark: 2 by default. */
  decimals?: number;
};
export type MoneyParts = {
  /** The sign, and the symbol with a space, before the digits. */
  lead: string;
  integer: string;
  /** Decimal mark and digits; empty for a currency without decimals. */
  fraction: string;
  tail: string;
};

/** How the app formats money. It is set at the start, from the configuration and the locale. */
export const moneyStyle = signal<MoneyStyle>({ locale: 'es-419', symbol: '' });

const DECIMALS = 2;
/** No amount has more decimals than this. What follows are errors of binary fractions. */
const NOISE_AFTER = 6;
const NO_BREAK_SPACE = '\u00a0';
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, decimals: number): Intl.NumberFormat {
  // Plain "es" means Spain to Intl: 1234,50.
  const tag = locale.toLowerCase() === 'es' ? 'es-419' : locale;
  const key = `${decimals} ${tag}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, {
      numberingSystem: 'latn',
      // As all numbers (src/i18n/numbers.ts): Spain and Portugal would group from five digits on.
      useGrouping: 'always',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(key, format);
  }
  return format;
}

/** As a decimal, truncated to the digits of the currency. Not rounded, so that it never shows more than there is. */
export function truncateDecimal(amount: Amount, decimals = DECIMALS): string {
  const [, minus = '', integer = '', fraction = ''] =
    /^([-+]?)(\d*)\.?(\d*)$/.exec(digitsOf(amount)) ?? [];
  const digits = fraction.slice(0, decimals).padEnd(decimals, '0');
  const truncated = (integer || '0') + (digits && `.${digits}`);
  return minus === '-' && /[1-9]/.test(truncated) ? `-${truncated}` : truncated;
}

function digitsOf(amount: Amount): string {
  if (typeof amount === 'string') return amount.trim();
  if (typeof amount === 'number') {
    // Beyond these bounds a number prints with an exponent.
    if (!Number.isFinite(amount) || Math.abs(amount) < 1e-6) return '0';
    if (Math.abs(amount) >= 1e21) return String(BigInt(amount));
    // 0.01 + 2.01 is 2.0199999999999996, which must not be cut to 2.01.
    return String(Number(amount.toFixed(NOISE_AFTER)));
  }
  const { minor, digits = DECIMALS } = amount;
  const text = String(minor)
    .replace('-', '')
    .padStart(digits + 1, '0');
  const pointAt = text.length - digits;
  return `${minor < 0 ? '-' : ''}${text.slice(0, pointAt)}.${text.slice(pointAt)}`;
}

export function moneyParts(
  amount: Amount,
  style: MoneyStyle = moneyStyle.value,
  signed = false,
): MoneyParts {
  const { symbol, decimals = DECIMALS } = style;
  const decimal = truncateDecimal(amount, decimals);
  const isNegative = decimal.startsWith('-');
  const digits = isNegative ? decimal.slice(1) : decimal;
  const parts = formatOf(style.locale, decimals).formatToParts(digits as Intl.StringNumericLiteral);
  const mark = parts.findIndex((part) => part.type === 'decimal');
  const decimalAt = mark < 0 ? parts.length : mark;
  const text = (list: Intl.NumberFormatPart[]) => list.map((part) => part.value).join('');
  const isBehind = style.position === 'B';
  const plus = signed && /[1-9]/.test(digits) ? '+' : '';
  return {
    lead: (isNegative ? '-' : plus) + (symbol && !isBehind ? symbol + NO_BREAK_SPACE : ''),
    integer: text(parts.slice(0, decimalAt)),
    fraction: text(parts.slice(decimalAt)),
    tail: symbol && isBehind ? NO_BREAK_SPACE + symbol : '',
  };
}

/** For sentences and labels. In JSX use `Money`. */
export function formatMoney(amount: Amount, style?: MoneyStyle, signed?: boolean): string {
  const { lead, integer, fraction, tail } = moneyParts(amount, style, signed);
  return lead + integer + fraction + tail;
}
