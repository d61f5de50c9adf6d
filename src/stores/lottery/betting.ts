import { type Bet, bettingRecord } from '../../contract/lottery/betting';
import type { Host } from '../base/host';
import { withoutBlanks } from '../base/withoutBlanks';

export type { Bet };
export type BetState = NonNullable<Bet['state']>;

export interface BetFilter {
  from: number;
  to: number;
  gameType?: string | undefined;
  vassalage?: string | undefined;
  state?: BetState | undefined;
}

const PAGE_SIZE = 20;

/** The records of all bets, on any game. */
export function createBetting({ call, memberCollection }: Host) {
  const records = memberCollection({
    read: (filter: BetFilter, page, options) =>
      call(bettingRecord, { ...withoutBlanks(filter), ...page }, options),
    key: 'betId',
    pageSize: PAGE_SIZE,
  });
  return { records };
}
