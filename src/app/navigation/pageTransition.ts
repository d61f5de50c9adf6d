import { hasReducedMotion } from '@kit/web/device';
import type { AppRouter } from './router';

const FADE_MS = 300;

/** Fades in a new screen. The bars around it do not move. */
export function startPageTransition(router: AppRouter) {
  return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation || hasReducedMotion()) return;
    // The picture of the game moves in instead (morphPicture.ts).
    if (document.documentElement.dataset.morph === 'game') return;
    // Only the opacity: with a transform, fixed elements of the screen would move along.
    document.getElementById('main')?.animate([{ opacity: 0 }, { opacity: 1 }], {
      id: 'page',
      duration: FADE_MS,
      easing: 'ease-out',
    });
  });
}
