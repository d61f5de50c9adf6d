import type { PlayRow } from '../../stores/safePlay/playHistory';

/** Some programs run a text that begins with one of these characters as a formula. */
const quoted = (cell: string) => {
  const safe = /^[=+@\t\r-]/.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** One line per bet. Times are in UTC and amounts have a point, so that every program reads them alike. */
export function betsCsv(head: readonly string[], rows: readonly PlayRow[]): string {
  const lines = rows.map(({ at, game, staked, won }) => [
    quoted(new Date(at).toISOString()),
    quoted(game),
    staked?.toFixed(2) ?? '',
    won?.toFixed(2) ?? '',
    staked === undefined || won === undefined ? '' : (won - staked).toFixed(2),
  ]);
  return [head.map(quoted), ...lines].map((cells) => cells.join(',')).join('\r\n');
}
