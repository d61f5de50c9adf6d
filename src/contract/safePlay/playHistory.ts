import { type } from 'arktype';
import { between } from '../account/fields';
import { endpoint } from '../endpoint';

const timeZone = { 'timeZone?': 'string <= 64' } as const;

const month = type({
  /** Such as 2026-01, in the requested time zone. */
  month: 'string',
  'deposits?': 'number',
  'withdrawals?': 'number',
  'staked?': 'number',
  'won?': 'number',
  /** `won` less `staked`. */
  net: 'number',
});
export type PlayMonth = typeof month.infer;

/** The last twelve months, the oldest first. Months without play are there too. */
export const playMonths = endpoint('GET', '/wps/member/playHistory', {
  auth: 'member',
  in: type(timeZone),
  out: month.array(),
});

const row = type({
  at: 'number',
  game: "string = ''",
  'staked?': 'number',
  'won?': 'number',
});
export type PlayRow = typeof row.infer;

/** Every bet of a period, for the file that the member downloads. The newest first, 10,000 at most. */
export const playRows = endpoint('GET', '/wps/member/playHistory/rows', {
  auth: 'member',
  in: type(between),
  out: row.array(),
});
