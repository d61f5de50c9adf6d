import { isOpen } from './state';

/** From this width on the panel stands beside the app (panel.css). */
const WIDE = '(min-width: 1280px)';
/** Leaves 340 px at each side of the app's column, which is in the middle. */
const COLUMN = 'min(100vw - 680px, 1120px)';

/** Makes the column of the app narrower while the panel is open beside it. */
export function narrowColumn() {
  const wide = matchMedia(WIDE);
  const { style } = document.documentElement;
  const apply = () => {
    if (isOpen.peek() && wide.matches) style.setProperty('--column', COLUMN);
    else style.removeProperty('--column');
  };
  wide.addEventListener('change', apply);
  isOpen.subscribe(apply);
}
