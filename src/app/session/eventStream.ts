import { effect, untracked } from '@kit/render/signals';
import type { Host } from '../../stores/base/host';
import { createSystem } from '../../stores/site/system';
import { createCallContext } from '../createAppHost';
import type { AppRouter } from '../navigation/router';
import { handleSessionExpired } from './sessionExpired';

async function load(host: Host, router: AppRouter) {
  const { startLiveData } = await import('./liveData');
  const context = createCallContext(host, (token) => handleSessionExpired(token, host, router));
  host.own(startLiveData(host, context));
}

/** Loads what reads the event stream once the server's settings announce one. */
export function startEventStream(host: Host, router: AppRouter) {
  const { settings } = host.use(createSystem);
  let isLoaded = false;
  return effect(() => {
    if (!settings.value?.eventStream || isLoaded) return;
    isLoaded = true;
    // Without this code the app polls, as it does without a stream.
    untracked(() => load(host, router).catch(() => undefined));
  });
}
