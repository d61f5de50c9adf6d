/** Typed text as a plain decimal: digits, one point, two decimal places. */
export function cleanAmount(typed: string) {
  const [whole = '', ...decimals] = typed
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  const integer = whole.replace(/^0+(?=\d)/, '').slice(0, 9);
  return decimals.length ? `${integer || '0'}.${decimals.join('').slice(0, 2)}` : integer;
}

export const parseAmount = (text: string) => Number(text || 0);
