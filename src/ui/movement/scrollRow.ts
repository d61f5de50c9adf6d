export const scrollRows = new WeakSet<HTMLElement>();

/**
 * The `ref` of a row that scrolls sideways and has no scrollbar. `rowScroll.ts`, which is loaded when the browser is idle,
 * lets a mouse scroll it by wheel and by drag, and a keyboard walk along it by arrow keys.
 */
export function scrollRow(row: HTMLElement | null) {
  if (row) scrollRows.add(row);
}
