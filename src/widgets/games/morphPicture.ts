import { hasReducedMotion } from '@kit/device';
import { after } from '@kit/timers';

/** The name that the picture of the sheet has in its style, too (GameSheet.css). */
const NAME = 'game-picture';

/**
 * Lets the picture of a card grow into that of the sheet, which `open` opens. Without support and
 * under reduced motion the sheet just opens.
 */
export function morphPicture(card: Element, open: () => void) {
  const picture = card.querySelector<HTMLElement>('.picture');
  if (!picture || !('startViewTransition' in document) || hasReducedMotion()) return open();
  const { dataset } = document.documentElement;
  picture.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(() => {
    picture.style.viewTransitionName = '';
    dataset.morph = '';
    open();
    // React has drawn the sheet after this task.
    return new Promise<void>((resolve) => after(0, resolve));
  });
  // A transition that the browser skips, such as in a hidden tab, has opened the sheet all the same.
  transition.ready.catch(() => {});
  transition.finished
    .catch(() => {})
    .then(() => {
      delete dataset.morph;
    });
}
