import { wait } from '@kit/data/timers';
import { hasReducedMotion } from '@kit/web/device';

/** The view transition name. GameSheet.css and GameFrame.css give it to the picture to grow into, by data-morph. */
const NAME = 'game-picture';
/** The page stands still this long, at most, while the screen of the game loads. */
const MAX_WAIT_MS = 300;

type Kind = 'sheet' | 'game';

/**
 * Lets `picture` grow into the one that `open` shows. Without support and under reduced motion it just opens.
 * `kind` says which picture has the name: a closing sheet stays on the page for a while, and the browser
 * skips a transition when two pictures have the same name.
 */
function morph(
  kind: Kind,
  picture: HTMLElement | null,
  open: () => void,
  drawn: () => Promise<void>,
) {
  if (!picture || !('startViewTransition' in document) || hasReducedMotion()) return open();
  const { dataset } = document.documentElement;
  picture.style.viewTransitionName = NAME;
  const running = document.startViewTransition(() => {
    picture.style.viewTransitionName = '';
    dataset.morph = kind;
    open();
    return drawn();
  });
  // A transition that the browser skips, such as in a hidden tab, has changed the page all the same.
  running.ready.catch(() => {});
  const clear = () => {
    // The next transition may have begun already.
    if (dataset.morph === kind) delete dataset.morph;
  };
  // The last frame of the transition is still to be painted, and GameSheet.css has a style for it.
  running.finished.catch(() => {}).then(() => requestAnimationFrame(clear));
}

/** Lets the picture of a card grow into that of the sheet, which `open` opens. React has drawn it when the next task begins. */
export const morphPicture = (card: Element, open: () => void) =>
  morph('sheet', card.querySelector<HTMLElement>('.picture'), open, () => wait(0));

/** Lets the picture of the sheet grow into that of the game, whose screen `open` opens. */
export const morphIntoGame = (open: () => void, drawn: Promise<void>) =>
  morph('game', document.querySelector<HTMLElement>('.gamesheet > .picture'), open, () =>
    Promise.race([drawn, wait(MAX_WAIT_MS)]),
  );
