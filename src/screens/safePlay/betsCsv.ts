import type { PlayRow } from '../../stores/safePlay/playHistory';
import { csv } from '../../widgets/records/csv';

/** One line per bet. Times are in UTC, so that every program reads them alike. */
export const betsCsv = (head: readonly string[], rows: readonly PlayRow[]): string =>
  csv([
    head,
    ...rows.map(({ at, game, staked, won }) => [
      new Date(at).toISOString(),
      game,
      staked,
      won,
      staked === undefined || won === undefined ? undefined : won - staked,
    ]),
  ]);
