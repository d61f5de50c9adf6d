/** Which page of a list. */
export const paged = {
  'pageNo?': '1 <= number.integer <= 100000',
  'pageSize?': '1 <= number.integer <= 200',
} as const;

/** In epoch milliseconds. Both ends are included. */
export const between = {
  'from?': '0 <= number <= 8640000000000000',
  'to?': '0 <= number <= 8640000000000000',
} as const;

/** What the reply of a list says about its pages. */
export const pageTotals = {
  'pageNum?': 'number.integer',
  'totalPages?': 'number.integer',
  'totalCount?': 'number.integer',
} as const;

/** An upper bound that the backend may leave out. */
export const UNLIMITED = 1_000_000_000;
export const limitOrNone = `number = ${UNLIMITED}` as const;

/** Only a technical limit. The backend decides whether the amount is possible. */
export const amount = '-1000000000 <= number <= 1000000000' as const;
