/** Two groups or more, or one before another separator: a single `1,000` may be a decimal that is being typed. */
const GROUPED = /^\d{1,3}(?:([.,])(?:\d{2,3}\1)*\d{3}(?!\1)[.,]\d*|([.,])(?:\d{2,3}\2)+\d{3})$/;

/** `1,000.50` and `1.000,50` without the separator of thousands. Such text is pasted: typed decimals end after two digits. */
function withoutGroups(text: string) {
  const [, first, second] = GROUPED.exec(text) ?? [];
  return text.replaceAll(first ?? second ?? ' ', '');
}

/** Typed or pasted text as a plain decimal: digits, one point, two decimal places. */
export function cleanAmount(typed: string) {
  const [whole = '', ...decimals] = withoutGroups(typed.replace(/[^\d.,]/g, ''))
    .replaceAll(',', '.')
    .split('.');
  const integer = whole.replace(/^0+(?=\d)/, '').slice(0, 9);
  return decimals.length ? `${integer || '0'}.${decimals.join('').slice(0, 2)}` : integer;
}

export const parseAmount = (text: string) => Number(text || 0);
