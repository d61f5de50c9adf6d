import { isOnline } from '@kit/data/network';
import { every } from '@kit/data/timers';
import { effect } from '@kit/render/signals';
import { isPageShown } from '@kit/web/pageShown';
import type { Host } from '../../stores/base/host';
import { createSystem } from '../../stores/site/system';

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
