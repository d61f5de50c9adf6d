import { signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';

const COLUMN = 480;
const GUTTERS = 32;
const GAPS = 24;
/** Below the picture: a gap, name and vendor, and the space between rows. */
const SPACES = 24;
const TEXT = 33;

const pitch = () => {
  const { clientWidth } = document.documentElement;
  const picture = (Math.min(COLUMN, clientWidth) - GUTTERS - GAPS) / 3;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return Math.round(picture + SPACES + TEXT * (rem || 1));
};

/** From one row of game cards to the next, as wide as the screen is. */
export function useRowPitch() {
  const [height] = useState(() => signal(pitch()));
  useMount(() => {
    const measure = () => {
      height.value = pitch();
    };
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });
  return height;
}
