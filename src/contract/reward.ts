import { type } from 'arktype';
import { endpoint } from './endpoint';

const rewardState = type("'locked' | 'claimable' | 'claimed' | 'expired'");

export const reward = type({
  rewardId: 'string',
  kind: "'daily' | 'mission' | 'birthday' | 'promotion' | 'return'",
  title: 'string',
  text: "string = ''",
  amount: 'number',
  state: rewardState,
  'expiresAt?': 'number',
  'claimedAt?': 'number',
  /** The progress of a mission. */
  'progress?': { done: 'number', needed: 'number' },
});
export type Reward = typeof reward.infer;

export const rewards = endpoint('GET', '/wps/relay/MCS2_getRewards', {
  auth: 'member',
  in: type({ 'state?': rewardState }),
  out: type({
    content: reward.array(),
    claimable: 'number.integer = 0',
    claimableAmount: 'number = 0',
  }),
});

export const claimReward = endpoint('POST', '/wps/relay/MCS2_claimReward', {
  auth: 'member',
  money: true,
  in: type({ rewardId: '1 <= string <= 60' }),
  out: type({ 'reward?': reward, 'sumBalance?': 'number' }),
});
