import { moneyStyle } from '../../ui/content/formatMoney';

/** Two groups or more, or one before another separator: a single `1,000` may be a decimal that is being typed. */
const GROUPED = /^\d{1,3}(?:([.,])(?:\d{2,3}\1)*\d{3}(?!\1)[.,]\d*|([.,])(?:\d{2,3}\2)+\d{3})$/;

/** `1,000.50` and `1.000,50` without the separator of thousands. Such text is pasted: typed decimals end after two digits. */
function withoutGroups(text: string) {
  const [, first, second] = GROUPED.exec(text) ?? [];
  return text.replaceAll(first ?? second ?? ' ', '');
}

/** In a currency without decimals every `1.000` is a thousand. */
const WHOLE_GROUPS = /^\d{1,3}([.,]\d{3})+$/;

/** Typed or pasted text as a plain decimal: digits, one point, as many decimal places as the currency has. */
export function cleanAmount(typed: string, places = moneyStyle.peek().decimals ?? 2) {
  const characters = typed.replace(/[^\d.,]/g, '');
  const isWhole = places === 0 && WHOLE_GROUPS.test(characters);
  const [whole = '', ...decimals] = (
    isWhole ? characters.replace(/[.,]/g, '') : withoutGroups(characters)
  )
    .replaceAll(',', '.')
    .split('.');
  const integer = whole.replace(/^0+(?=\d)/, '').slice(0, 9);
  if (!places || !decimals.length) return integer;
  return `${integer || '0'}.${decimals.join('').slice(0, places)}`;
}

export const parseAmount = (text: string) => Number(text || 0);
