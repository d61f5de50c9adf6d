import { hasReducedMotion } from '@kit/device';
import { after } from '@kit/timers';

/** The name that the pictures of the sheet and of the opening game have in their styles, too. */
const NAME = 'game-picture';
/** The page stands still this long, at most, while the screen of the game loads. */
const MAX_WAIT_MS = 300;

/** Changes the page. Without support and under reduced motion it just changes. */
function transition(kind: 'sheet' | 'game', change: () => void, drawn: () => Promise<void>) {
  if (!('startViewTransition' in document) || hasReducedMotion()) return change();
  const { dataset } = document.documentElement;
  const running = document.startViewTransition(() => {
    dataset.morph = kind;
    change();
    return drawn();
  });
  // A transition that the browser skips, such as in a hidden tab, has changed the page all the same.
  running.ready.catch(() => {});
  running.finished
    .catch(() => {})
    .then(() => {
      delete dataset.morph;
    });
}

const wait = (ms: number) => new Promise<void>((resolve) => after(ms, resolve));

/** Lets the picture of a card grow into that of the sheet, which `open` opens. */
export function morphPicture(card: Element, open: () => void) {
  const picture = card.querySelector<HTMLElement>('.picture');
  if (!picture) return open();
  picture.style.viewTransitionName = NAME;
  const change = () => {
    picture.style.viewTransitionName = '';
    open();
  };
  // React has drawn the sheet after this task.
  transition('sheet', change, () => wait(0));
}

/** Lets the picture of the sheet grow into that of the game, whose screen `open` opens. */
export const morphIntoGame = (open: () => void, drawn: Promise<void>) =>
  transition('game', open, () => Promise.race([drawn, wait(MAX_WAIT_MS)]));
