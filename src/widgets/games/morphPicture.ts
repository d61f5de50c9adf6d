import { hasReducedMotion } from '@kit/device';
import { after } from '@kit/timers';

/** The name that the pictures of the sheet and of the opening game get from their styles, by data-morph. */
const NAME = 'game-picture';
/** The page stands still this long, at most, while the screen of the game loads. */
const MAX_WAIT_MS = 300;

type Kind = 'sheet' | 'game';

/**
 * Lets `picture` grow into that of the page after `open`. Without support and under reduced motion it just
 * opens. Two pictures of one name would end the transition: a closing sheet is on the page for a while.
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
  running.finished
    .catch(() => {})
    .then(() => {
      // The next transition may have begun already.
      if (dataset.morph === kind) delete dataset.morph;
    });
}

const wait = (ms: number) => new Promise<void>((resolve) => after(ms, resolve));

/** Lets the picture of a card grow into that of the sheet, which `open` opens. React has drawn it after this task. */
export const morphPicture = (card: Element, open: () => void) =>
  morph('sheet', card.querySelector<HTMLElement>('.picture'), open, () => wait(0));

/** Lets the picture of the sheet grow into that of the game, whose screen `open` opens. */
export const morphIntoGame = (open: () => void, drawn: Promise<void>) =>
  morph('game', document.querySelector<HTMLElement>('.gamesheet > .picture'), open, () =>
    Promise.race([drawn, wait(MAX_WAIT_MS)]),
  );
