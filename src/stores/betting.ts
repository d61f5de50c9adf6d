import { type Bet, bettingRecord } from '../contract/betting';
import type { Host } from './host';
import { createRecordPages } from './recordPages';

export type { Bet };
export type BetState = Bet['state'];

export interface BetFilter {
  from: number;
  to: number;
  gameType?: string | undefined;
  vassalage?: string | undefined;
  state?: BetState | undefined;
}

const PAGE = 20;

/** What was staked, on whatever game. */
export function createBetting({ call }: Host) {
  const records = createRecordPages({
    read: ({ from, to, ...narrow }: BetFilter, pageNo, signal) =>
      call(bettingRecord, { from, to, ...given(narrow), pageNo, pageSize: PAGE }, { signal }),
  });
  return { records };
}

const given = ({ gameType, vassalage, state }: Omit<BetFilter, 'from' | 'to'>) => ({
  ...(gameType ? { gameType } : {}),
  ...(vassalage ? { vassalage } : {}),
  ...(state ? { state } : {}),
});
