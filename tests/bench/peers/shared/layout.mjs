import { COLUMNS } from './data.mjs';

const { clientWidth } = document.documentElement;

/** The distance between two rows of cards, for the width of the benchmark's page. */
export const PITCH = Math.round((Math.min(480, clientWidth) - 32 - 24) / 3 + 24 + 33);

export const rowStyle = {
  position: 'absolute',
  'inset-inline': '0px',
  top: '0px',
  height: `${PITCH}px`,
  contain: 'layout size style',
  'grid-template-columns': `repeat(${COLUMNS}, minmax(0, 1fr))`,
};

/** The winners after the first three: rows of a fixed height, of which six are reused. */
export const STEP = 63;
export const SLOTS = 6;
export const LIST_HEIGHT = '312px';
/** The first row at or after the step that this slot shows. */
export const rowOfSlot = (slot, step) => step + ((((slot - step) % SLOTS) + SLOTS) % SLOTS);
