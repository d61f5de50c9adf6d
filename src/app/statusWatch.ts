import { isOnline } from '@kit/network';
import { isPageShown } from '@kit/pageShown';
import { effect } from '@kit/signals';
import { every } from '@kit/timers';
import type { Host } from '../stores/host';
import { createSystem } from '../stores/system';

const CLOSED_MS = 15_000;
const OPEN_MS = 300_000;

/** Requests the platform status regularly while the page is shown. Until the first reply the stored one is used. */
export function startStatusWatch({ use }: Host) {
  const { refreshStatus, platformStatus } = use(createSystem);
  const refresh = () => void refreshStatus().catch(() => undefined);
  const stops = [
    effect(() => {
      if (isOnline.value && isPageShown.value) refresh();
    }),
    effect(() => {
      if (!isPageShown.value) return;
      return every(platformStatus.value === 'open' ? OPEN_MS : CLOSED_MS, refresh);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
