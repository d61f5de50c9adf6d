/**
 * @typedef {import('./mapping').Rule} Rule
 * @typedef {import('./mapping').Money} Money
 */

/** @param {Money} money */
const factorOf = ({ decimals = 2 }) => 10 ** decimals;

/**
 * How values of a kind are converted. What cannot be converted stays as it is, so that the contract can name it.
 * @type {Record<string, { toOurs: (value: any, money: Money) => unknown, toTheirs: (value: any, money: Money) => unknown }>}
 */
const KINDS = {
  money: {
    toOurs: (value, money) =>
      money.unit === 'minor' ? number(value) / factorOf(money) : number(value),
    toTheirs(value, money) {
      if (money.unit === 'minor') return Math.round(number(value) * factorOf(money));
      return money.unit === 'text' ? number(value).toFixed(money.decimals ?? 2) : number(value);
    },
  },
  date: {
    toOurs: (value) => Date.parse(value),
    toTheirs: (value) => new Date(number(value)).toISOString(),
  },
  seconds: {
    toOurs: (value) => number(value) * 1000,
    toTheirs: (value) => Math.floor(number(value) / 1000),
  },
  number: { toOurs: number, toTheirs: String },
  text: {
    toOurs: String,
    toTheirs: (value) => (String(value) === String(Number(value)) ? Number(value) : value),
  },
  not: { toOurs: isFalse, toTheirs: isFalse },
};

export const KIND_NAMES = Object.keys(KINDS);

/** @param {unknown} value */
function number(value) {
  const read = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (Number.isNaN(read)) throw new TypeError('not a number');
  return read;
}

/** @param {unknown} value */
function isFalse(value) {
  return value === false || value === 'false' || value === 0 || value === '0';
}

/**
 * @param {unknown} value
 * @param {(one: any) => unknown} convert
 */
function converted(value, convert) {
  try {
    const result = convert(value);
    return Number.isNaN(result) ? value : result;
  } catch {
    return value;
  }
}

/**
 * A value, or several with commas between them, by a table.
 * @param {unknown} value
 * @param {(one: string) => unknown} find
 */
function translated(value, find) {
  const known = find(String(value));
  if (known !== undefined || typeof value !== 'string' || !value.includes(','))
    return known ?? value;
  return value
    .split(',')
    .map((one) => find(one) ?? one)
    .join(',');
}

/**
 * @param {Rule} rule
 * @param {unknown} value
 * @param {Money} money
 */
export function toOurs({ as, values }, value, money) {
  if (values)
    return translated(value, (one) => (Object.hasOwn(values, one) ? values[one] : undefined));
  const kind = as && KINDS[as];
  return kind ? converted(value, (one) => kind.toOurs(one, money)) : value;
}

/**
 * @param {Rule} rule
 * @param {unknown} value
 * @param {Money} money
 */
export function toTheirs({ as, values }, value, money) {
  if (values)
    return translated(value, (one) =>
      Object.keys(values).find((theirs) => String(values[theirs]) === one),
    );
  const kind = as && KINDS[as];
  return kind ? converted(value, (one) => kind.toTheirs(one, money)) : value;
}
