import { openedDraws } from '../../contract/lottery/lottery';
import type { Host } from '../base/host';
import { createPagedList } from '../base/pagedList';

const PAGE_SIZE = 20;

/** The past draws of one lottery, newest first. Not in the lottery store, because home loads that one. */
export function createLotteryDraws({ call }: Host) {
  return createPagedList({
    pageSize: PAGE_SIZE,
    read: (gameId: string, pageNo, signal) =>
      call(openedDraws, { gameId, pageNo, pageSize: PAGE_SIZE }, { signal }),
    by: ({ numero }) => numero,
  });
}
