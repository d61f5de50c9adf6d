import { type } from 'arktype';
import { endpoint } from './endpoint';
import { between, paged, pageTotals } from './fields';

const betState = type("'pending' | 'won' | 'lost' | 'cancelled'");

export const bet = type({
  betId: 'string',
  at: 'number = 0',
  nodeId: "string = ''",
  gameName: "string = ''",
  gameType: "string = ''",
  vassalage: "string = ''",
  vendorName: "string = ''",
  icon: "string = ''",
  stake: 'number = 0',
  win: 'number = 0',
  /** Absent: win minus stake. */
  'profit?': 'number',
  state: betState.default('pending'),
  /** The lottery order that the bet belongs to. */
  'orderId?': 'string',
});
export type Bet = typeof bet.infer;

const sums = {
  count: 'number.integer = 0',
  stake: 'number = 0',
  win: 'number = 0',
  profit: 'number = 0',
} as const;

/** Newest first. The sums are of all pages. Cancelled bets do not count. */
export const bettingRecord = endpoint('GET', '/wps/relay/ODS2_MemberBetRecord', {
  module: 'MEMTRANS3',
  auth: 'session',
  in: type({
    ...paged,
    ...between,
    'gameType?': 'string <= 40',
    'vassalage?': 'string <= 200',
    'state?': betState,
  }),
  out: type({
    content: bet.array(),
    ...pageTotals,
    'sum?': sums,
    byGameType: type({ gameType: 'string', ...sums }).array(),
  }),
});

const profit = {
  deposit: 'number = 0',
  withdraw: 'number = 0',
  stake: 'number = 0',
  win: 'number = 0',
  bonus: 'number = 0',
  rebate: 'number = 0',
  /** Win, bonus and rebate minus stake. */
  profit: 'number = 0',
} as const;

/**
 * Profit and loss by day, newest first. Days are those of `timeZone` (`America/Lima`), or of the
 * merchant's time zone. Without dates: the last seven days.
 */
export const profitAndLoss = endpoint('GET', '/wps/relay/ODS2_MemberProfitLoss', {
  module: 'PERSPNL3',
  auth: 'session',
  in: type({ ...between, 'timeZone?': 'string <= 64' }),
  out: type({ days: type({ day: 'string', ...profit }).array(), 'sum?': profit }),
});
