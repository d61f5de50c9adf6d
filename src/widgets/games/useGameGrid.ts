import { batch, signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';

/** As in wide.css. */
const WIDE = '(min-width: 768px), (min-width: 600px) and (max-height: 480px)';
/** Sizes in pixels, as in GameCard.css, GameScroll.css and wide.css. */
const PHONE_GUTTER = 16;
const WIDE_GUTTER = 20;
const COLUMN_GAP = 12;
const MIN_WIDE_CARD = 132;
/** Below the picture: its gap and the row gap, then the two lines of the name, and the vendor. */
const ROW_GAPS = 24;
const TEXT_HEIGHT = 50;

/** The number of columns, and the height of a row, for a screen of this width. */
export function gameGrid(screenWidth: number, isWide: boolean, textScale: number) {
  const width = screenWidth - 2 * (isWide ? WIDE_GUTTER : PHONE_GUTTER);
  const columns = isWide ? Math.floor((width + COLUMN_GAP) / (MIN_WIDE_CARD + COLUMN_GAP)) : 3;
  const picture = (width - COLUMN_GAP * (columns - 1)) / columns;
  return { columns, rowHeight: Math.round(picture + ROW_GAPS + TEXT_HEIGHT * textScale) };
}

function measure() {
  const { clientWidth } = document.querySelector('main') ?? document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return gameGrid(clientWidth, matchMedia(WIDE).matches, rem || 1);
}

/** The columns and the row height of a list of games. They depend on the window and on the font size. */
export function useGameGrid() {
  const [grid] = useState(() => {
    const { columns, rowHeight } = measure();
    return { columns: signal(columns), rowHeight: signal(rowHeight) };
  });
  useMount(() => {
    const update = () =>
      batch(() => {
        const { columns, rowHeight } = measure();
        grid.columns.value = columns;
        grid.rowHeight.value = rowHeight;
      });
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  });
  return grid;
}
