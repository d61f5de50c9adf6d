import { type PlayRow, playMonths, playRows } from '../../contract/safePlay/playHistory';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';

export type { PlayMonth, PlayRow } from '../../contract/safePlay/playHistory';

/** The member's own play by month, and each bet of it, for the file that the member downloads. */
export function createPlayHistory(host: Host) {
  const { call, memberResource } = host;
  const { run, isBusy } = createCommandRunner(host, 'playHistory');
  return {
    months: memberResource((_, { signal }) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return call(playMonths, { timeZone }, { signal });
    }),
    isBusy,
    /** The bets since this time. */
    loadRows: (from: number): Promise<PlayRow[] | undefined> =>
      run('rows', () => call(playRows, { from })),
  };
}
