import { isOpen } from './state';

/** From this width on the panel stands beside the app (panel.css). */
const WIDE_QUERY = '(min-width: 1280px)';
/** The column of the app is in the middle. This width leaves 340 px at each side for the panel. */
const COLUMN = 'min(100vw - 680px, 1120px)';

/** Makes the column of the app narrower while the panel is open beside it. */
export function narrowColumn() {
  const wide = matchMedia(WIDE_QUERY);
  const { style } = document.documentElement;
  const apply = () => {
    if (isOpen.peek() && wide.matches) style.setProperty('--column', COLUMN);
    else style.removeProperty('--column');
  };
  wide.addEventListener('change', apply);
  isOpen.subscribe(apply);
}
