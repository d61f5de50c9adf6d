import { COLUMNS, rowHeight } from './data.mjs';

/** The distance between two rows of cards. */
export const PITCH = rowHeight(document.documentElement.clientWidth);

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
