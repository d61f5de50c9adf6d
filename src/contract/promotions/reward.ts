import { type } from 'arktype';
import { endpoint } from '../endpoint';

const rewardState = type("'locked' | 'claimable' | 'claimed' | 'expired'");

export const reward = type({
  rewardId: 'string',
  kind: type("'daily' | 'mission' | 'birthday' | 'promotion' | 'return'").default('promotion'),
  title: "string = ''",
  text: "string = ''",
  'amount?': 'number',
  /** Absent: it can be claimed, and the backend rejects a claim that is not allowed. */
  state: rewardState.default('claimable'),
  'expiresAt?': 'number',
  'claimedAt?': 'number',
  /** The progress of a mission. */
  'progress?': { done: 'number', needed: 'number' },
});
export type Reward = typeof reward.infer;

export const rewards = endpoint('GET', '/wps/relay/MCS2_getRewards', {
  auth: 'member',
  in: type({ 'state?': rewardState }),
  list: 'content',
  out: type({
    content: reward.array(),
    /** Absent: counted from the list. */
    'claimable?': 'number.integer',
    'claimableAmount?': 'number',
  }),
});

export const claimReward = endpoint('POST', '/wps/relay/MCS2_claimReward', {
  auth: 'member',
  money: true,
  in: type({ rewardId: '1 <= string <= 60' }),
  out: type({ 'reward?': reward, 'sumBalance?': 'number' }),
});
