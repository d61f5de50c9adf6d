import type { Host } from '../stores/host';
import { startPress } from '../ui/press';
import type { App } from '../widgets/useApp';
import { startBackSwipe } from './backSwipe';
import { startContracts } from './contracts';
import { startLeaving } from './leaving';
import { startMotion } from './motion';
import type { AppRouter } from './router';
import { startWishes } from './wishes';

/** How the app feels under the finger: none of it is needed before the first screen stands. */
export function startManners(host: Host, router: AppRouter, app: App) {
  startPress(document);
  startBackSwipe(app.back);
  startMotion(router);
  startWishes(host, app);
  startContracts(host, app);
  startLeaving(host, router);
}
