import { type Bet, bettingRecord } from '../../contract/lottery/betting';
import type { Host } from '../base/host';
import { createPagedList } from '../base/pagedList';
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
export function createBetting({ call, memberOwned }: Host) {
  const records = memberOwned(
    createPagedList({
      pageSize: PAGE_SIZE,
      read: ({ from, to, ...filter }: BetFilter, pageNo, signal) =>
        call(
          bettingRecord,
          { from, to, ...withoutBlanks(filter), pageNo, pageSize: PAGE_SIZE },
          { signal },
        ),
      by: ({ betId }) => betId,
    }),
  );
  return { records };
}
