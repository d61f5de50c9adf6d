import { type } from 'arktype';
import { between, paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

const betState = type("'pending' | 'won' | 'lost' | 'cancelled'");

export const bet = type({
  betId: 'string',
  at: 'number = 0',
  nodeId: "string = ''",
  gameName: "string = ''",
  gameType: "string = ''",
  vassalage: "string = ''",
  'gameId?': 'string',
  'gameCode?': 'string',
  vendorName: "string = ''",
  icon: "string = ''",
  'stake?': 'number',
  'win?': 'number',
  /** Absent: win minus stake. */
  'profit?': 'number',
  'state?': betState,
  /** The lottery order that the bet belongs to. */
  'orderId?': 'string',
});
export type Bet = typeof bet.infer;

const sums = {
  'count?': 'number.integer',
  'stake?': 'number',
  'win?': 'number',
  'profit?': 'number',
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
  list: 'content',
  out: type({
    content: bet.array(),
    ...pageTotals,
    'sum?': sums,
    byGameType: type({ gameType: 'string', ...sums }).array(),
  }),
});

const profit = {
  'deposit?': 'number',
  'withdraw?': 'number',
  'stake?': 'number',
  'win?': 'number',
  'bonus?': 'number',
  'rebate?': 'number',
  /** Win, bonus and rebate minus stake. */
  'profit?': 'number',
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
