import { type } from 'arktype';
import { deposit } from '../cashier/deposit';
import { walletEntry } from '../cashier/wallet';
import { withdrawal } from '../cashier/withdraw';
import { winner } from '../games/winner';
import { jackpot } from '../lottery/lottery';
import { stream } from '../stream';

/**
 * Sends what changes while a page is open. A backend that has it sets `eventStream` in its settings;
 * docs/api-notes/events.md describes it.
 */
export const eventStream = stream('/wps/events', {
  /** The money of the member. Without `wallets` the app changes only the sum. */
  balance: type({ sumBalance: 'number', 'wallets?': walletEntry.array() }),
  /** How many mails, chat messages and announcements the member has not read. */
  unread: type({
    'mail?': 'number.integer',
    'chat?': 'number.integer',
    'notices?': 'number.integer',
  }),
  /** A deposit of the member that was opened or has another state. */
  deposit,
  /** A withdrawal of the member that was requested, has taken another step, or waits for something else. */
  withdrawal,
  /** Sent after each draw and each win. In between the app lets the jackpot grow by itself. */
  jackpot: jackpot.out,
  /** One more win for the board of winners. */
  winner,
});
export type Events = NonNullable<(typeof eventStream)['types']>;
