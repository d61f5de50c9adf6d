import { isOpen } from './state';

/** From this width on the panel stands beside the app (panel.css). */
const DESK = '(min-width: 1280px)';
/** Leaves 340 px at each side of the app's column, which is in the middle. */
const COLUMN = 'min(100vw - 680px, 1120px)';

/** Makes the column of the app narrower while the panel is open beside it. */
export function makeRoom() {
  const desk = matchMedia(DESK);
  const { style } = document.documentElement;
  const apply = () => {
    if (isOpen.peek() && desk.matches) style.setProperty('--column', COLUMN);
    else style.removeProperty('--column');
  };
  desk.addEventListener('change', apply);
  isOpen.subscribe(apply);
}
