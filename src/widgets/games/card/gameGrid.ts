/** Sizes in pixels, as in GameCard.css, GameScroll.css and wide.css. */
const PHONE_GUTTER = 16;
const WIDE_GUTTER = 20;
const COLUMN_GAP = 12;
const MIN_WIDE_CARD = 132;
/** The width that the words of a name need. It grows with the text. */
const MIN_CARD = 80;
/** Below the picture: its gap and the row gap, then the two lines of the name, and the vendor. */
const ROW_GAPS = 24;
const TEXT_HEIGHT = 50;

/** The number of columns, and the height of a row, for a screen of this width. */
export function gameGrid(screenWidth: number, isWide: boolean, textScale: number) {
  const width = screenWidth - 2 * (isWide ? WIDE_GUTTER : PHONE_GUTTER);
  const needed = MIN_CARD * textScale;
  const fitting = (card: number) => Math.floor((width + COLUMN_GAP) / (card + COLUMN_GAP));
  const columns = isWide
    ? fitting(Math.max(MIN_WIDE_CARD, needed))
    : Math.min(3, Math.max(2, fitting(needed)));
  const picture = (width - COLUMN_GAP * (columns - 1)) / columns;
  return { columns, rowHeight: Math.round(picture + ROW_GAPS + TEXT_HEIGHT * textScale) };
}
