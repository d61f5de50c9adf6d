/** Some programs run a text that begins with one of these characters as a formula. */
const quoted = (cell: string) => {
  const safe = /^[=+@\t\r-]/.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** A text, an amount with a point so that every program reads it alike, or an empty cell. */
function cellText(cell: string | number | undefined) {
  if (cell === undefined) return '';
  return typeof cell === 'number' ? cell.toFixed(2) : quoted(cell);
}

export const csv = (rows: readonly (readonly (string | number | undefined)[])[]) =>
  rows.map((cells) => cells.map(cellText).join(',')).join('\r\n');
