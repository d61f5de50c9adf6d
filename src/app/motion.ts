import type { AppRouter } from './router';

const PAGE_MS = 300;

const wantsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A new screen comes into light; the bars around it stand still. */
export function startMotion(router: AppRouter) {
  return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation || wantsStill()) return;
    // Opacity alone: a transform would carry along what the screen fixes to the window.
    document.getElementById('main')?.animate([{ opacity: 0 }, { opacity: 1 }], {
      id: 'page',
      duration: PAGE_MS,
      easing: 'ease-out',
    });
  });
}
