import { type } from 'arktype';
import { paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

export const rebate = type({
  gameType: 'string',
  /** Settled stakes since the last claim. */
  'turnover?': 'number',
  'ratePercent?': 'number',
  amount: 'number',
  since: 'number = 0',
});
export type Rebate = typeof rebate.infer;

/** Rebates that the member claims by hand: open ones by game type, and earlier ones. */
export const manualRebate = endpoint('GET', '/wps/relay/MCS2_manualRebate', {
  auth: 'member',
  in: type(paged),
  out: type({
    open: rebate.array(),
    /** Absent: the sum of the open ones. */
    'claimable?': 'number',
    'minimum?': 'number',
    content: type({
      rebateId: 'string',
      gameType: 'string',
      'turnover?': 'number',
      amount: 'number',
      at: 'number = 0',
    }).array(),
    ...pageTotals,
  }),
});

/** Without a game type: claims all. */
export const claimRebate = endpoint('POST', '/wps/relay/MCS2_claimManualRebate', {
  auth: 'member',
  money: true,
  in: type({ 'gameType?': '1 <= string <= 40' }),
  out: type({ 'amount?': 'number', 'sumBalance?': 'number', 'claimed?': 'string[]' }),
});
