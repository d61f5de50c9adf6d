/** What was typed as a plain decimal: digits, one point, two places. */
export function cleanAmount(typed: string) {
  const [whole = '', ...rest] = typed
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  const head = whole.replace(/^0+(?=\d)/, '').slice(0, 9);
  return rest.length ? `${head || '0'}.${rest.join('').slice(0, 2)}` : head;
}

export const amountOf = (text: string) => Number(text || 0);
