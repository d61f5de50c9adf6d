import { openedDraws } from '../../contract/lottery/lottery';
import { createCollection } from '../base/collection';
import type { Host } from '../base/host';

const PAGE_SIZE = 20;

/** The past draws of one lottery, newest first. Not in the lottery store, because home loads that one. */
export function createLotteryDraws({ call }: Host) {
  return createCollection({
    read: (gameId: string, page, options) => call(openedDraws, { gameId, ...page }, options),
    key: 'numero',
    pageSize: PAGE_SIZE,
  });
}
