import { openedDraws } from '../contract/lottery';
import type { Host } from './host';
import { createPagedList } from './pagedList';

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
