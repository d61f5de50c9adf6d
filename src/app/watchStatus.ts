import { isOnline } from '@kit/network';
import { effect } from '@kit/signals';
import { every } from '@kit/timers';
import type { Host } from '../stores/host';
import { createSystem } from '../stores/system';

const CLOSED_MS = 15_000;
const OPEN_MS = 300_000;

/** Requests the platform status regularly. Until the first reply the stored one is used. */
export function startStatusWatch({ use }: Host) {
  const { refreshStatus, platformStatus } = use(createSystem);
  const refresh = () => {
    if (document.visibilityState === 'visible') refreshStatus().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', refresh);
  const stops = [
    effect(() => {
      if (isOnline.value) refresh();
    }),
    effect(() => every(platformStatus.value === 'open' ? OPEN_MS : CLOSED_MS, refresh)),
    () => document.removeEventListener('visibilitychange', refresh),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
