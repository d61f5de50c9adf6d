import { type } from 'arktype';
import { endpoint } from '../endpoint';

/** `active` is the one that stakes count for. The others wait, in the order of their dates, or have ended. */
const bonusState = type("'active' | 'waiting' | 'played' | 'lost' | 'expired' | 'left'");

export const bonus = type({
  bonusId: 'string',
  title: "string = ''",
  state: bonusState,
  /** What was paid. */
  amount: 'number',
  /** What of it is left and cannot be withdrawn. This is what leaving the bonus costs. */
  'held?': 'number',
  /** What must be staked in all, and how much of that counts already. */
  'turnover?': 'number',
  'turnoverDone?': 'number',
  /** How much of a stake counts, by type of game. A type that is not named counts in full. */
  shares: type({ gameType: 'string', percent: 'number' }).array(),
  /** A higher bet is rejected while the bonus is active. */
  'maxStake?': 'number',
  at: 'number = 0',
  /** Until when it can be played. Absent while it waits: its time has not begun. */
  'endsAt?': 'number',
  'endedAt?': 'number',
});
export type Bonus = typeof bonus.infer;

/** All bonuses of the member, the newest first. A backend that has this call sets `hasBonuses` in its settings. */
export const memberBonuses = endpoint('GET', '/wps/relay/MCS2_memberBonuses', {
  auth: 'member',
  list: 'content',
  out: type({ content: bonus.array() }),
});

/** Gives a bonus back. `held` is what the member has read that it costs: another amount is rejected. */
export const leaveBonus = endpoint('POST', '/wps/relay/MCS2_leaveBonus', {
  auth: 'member',
  money: true,
  in: type({ bonusId: '1 <= string <= 60', held: 'number >= 0' }),
  out: bonus.or('null'),
});
