import { signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';

/** Sizes in pixels, as in GameCard.css and GameScroll.css. */
const MAX_COLUMN_WIDTH = 480;
const PAGE_GUTTERS = 32;
const COLUMN_GAPS = 24;
/** Below the picture: its gap and the row gap, then the name and the vendor. */
const ROW_GAPS = 24;
const TEXT_HEIGHT = 33;

const rowHeight = () => {
  const { clientWidth } = document.documentElement;
  const picture = (Math.min(MAX_COLUMN_WIDTH, clientWidth) - PAGE_GUTTERS - COLUMN_GAPS) / 3;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return Math.round(picture + ROW_GAPS + TEXT_HEIGHT * (rem || 1));
};

/** The height of a row of game cards. It depends on the window's width and on the font size. */
export function useRowHeight() {
  const [height] = useState(() => signal(rowHeight()));
  useMount(() => {
    const measure = () => {
      height.value = rowHeight();
    };
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });
  return height;
}
