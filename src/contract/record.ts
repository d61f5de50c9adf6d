/** What every listing takes and answers. Dates are epoch milliseconds, both ends included. */
export const paged = {
  'pageNo?': '1 <= number.integer <= 100000',
  'pageSize?': '1 <= number.integer <= 200',
} as const;

export const between = {
  'from?': '0 <= number <= 8640000000000000',
  'to?': '0 <= number <= 8640000000000000',
} as const;

export const pageTotals = {
  pageNum: 'number.integer',
  totalPages: 'number.integer',
  totalCount: 'number.integer',
} as const;

/** Bounds only; whether an amount can be moved is the backend's rule. */
export const amount = '-1000000000 <= number <= 1000000000' as const;
