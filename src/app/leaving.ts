import type { Host } from '../stores/host';
import { createSession } from '../stores/session';
import { paths } from '../widgets/paths';
import { tellEnded } from './expiry';
import { place } from './place';
import type { AppRouter } from './router';

/** Who logs out in one tab has left them all: what is only for members is left for home. */
export function startLeaving({ use }: Host, router: AppRouter) {
  return use(createSession).onLeftElsewhere(() => {
    tellEnded();
    if (place.peek().needs) void router.navigate({ href: paths.home, replace: true });
  });
}
