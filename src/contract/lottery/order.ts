import { type } from 'arktype';
import { amount, between, paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

const betState = type("'pending' | 'won' | 'lost' | 'cancelled'");

export const suborder = type({
  suborderId: 'string',
  play: "string = ''",
  numbers: "string = ''",
  stake: 'number',
  'win?': 'number',
  /** What the bet pays when it wins. */
  'possibleWin?': 'number',
  'state?': betState,
});

/** Lottery bets on one draw. Won when they pay at least their stakes. */
export const order = type({
  orderId: 'string',
  gameId: "string = ''",
  gameName: "string = ''",
  vassalage: "string = ''",
  numero: "string = ''",
  opensAt: 'number = 0',
  at: 'number = 0',
  stake: 'number',
  'win?': 'number',
  'state?': betState,
});
export type Order = typeof order.infer;

const detailed = order.merge({
  suborders: suborder.array(),
  /** The drawn numbers, after the draw. */
  'result?': 'string[]',
});
export type OrderDetail = typeof detailed.infer;

export const orders = endpoint('GET', '/lgw/orders', {
  auth: 'session',
  in: type({ ...paged, ...between, 'state?': betState, 'gameId?': 'string <= 40' }),
  list: 'content',
  out: type({
    content: order.array(),
    ...pageTotals,
    'totalStake?': 'number',
    'totalWin?': 'number',
  }),
});

export const placeOrder = endpoint('POST', '/lgw/orders', {
  auth: 'session',
  money: true,
  in: type({
    gameId: '1 <= string <= 40',
    /** One of the next draws. Absent: the next one. */
    'numero?': 'string <= 40',
    suborders: type({
      /** `straight`: all balls, or the last digits in order. `any`: one of them anywhere. */
      play: "'straight' | 'any' | 'parity'",
      /** Balls with commas, digits without. For `parity`: `odd` or `even`, of the sum. */
      numbers: '1 <= string <= 60',
      stake: amount,
    })
      .array()
      .atLeastLength(1)
      .atMostLength(50),
  }),
  out: detailed.or('null'),
});

const detail = {
  auth: 'session',
  in: type({ orderId: '1 <= string <= 40' }),
  out: detailed,
} as const;

export const orderDetail = endpoint('GET', '/lgw/orders/detail', detail);
/** The same under a shorter path. */
export const orderDetailShort = endpoint('GET', '/lgw/detail', detail);

const cancel = {
  auth: 'session',
  money: true,
  in: type({ suborderId: '1 <= string <= 40', 'orderId?': 'string <= 40' }),
  out: detailed.or('null'),
} as const;

/** Returns the stake. Possible until the draw. */
export const cancelSuborder = endpoint('POST', '/lgw/orders/suborders/cancel', cancel);
/** The same under a shorter path. */
export const cancelSuborderShort = endpoint('POST', '/lgw/suborders/cancel', cancel);
