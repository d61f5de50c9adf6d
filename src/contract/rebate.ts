import { type } from 'arktype';
import { endpoint } from './endpoint';
import { paged, pageTotals } from './record';

export const rebate = type({
  gameType: 'string',
  /** Settled stakes since the last claim. */
  turnover: 'number',
  ratePercent: 'number',
  amount: 'number',
  since: 'number',
});
export type Rebate = typeof rebate.infer;

/** Rebates that the member claims by hand: open ones by game type, and earlier ones. */
export const manualRebate = endpoint('GET', '/wps/relay/MCS2_manualRebate', {
  auth: 'member',
  in: type({ ...paged }),
  out: type({
    open: rebate.array(),
    claimable: 'number',
    minimum: 'number',
    content: type({
      rebateId: 'string',
      gameType: 'string',
      turnover: 'number',
      amount: 'number',
      at: 'number',
    }).array(),
    ...pageTotals,
  }),
});

/** Without a game type: claims all. */
export const claimRebate = endpoint('POST', '/wps/relay/MCS2_claimManualRebate', {
  auth: 'member',
  money: true,
  in: type({ 'gameType?': '1 <= string <= 40' }),
  out: type({ amount: 'number', sumBalance: 'number', claimed: 'string[]' }),
});
