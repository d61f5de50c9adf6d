import { isOnLine } from '@kit/onLine';
import { effect } from '@kit/signals';
import { every } from '@kit/timers';
import type { Host } from '../stores/host';
import { createSystem } from '../stores/system';

const CLOSED_MS = 15_000;
const OPEN_MS = 300_000;

/** What was known last is shown at once; what holds now is asked behind it, again and again. */
export function startStatusWatch({ use }: Host) {
  const { refreshStatus, standing } = use(createSystem);
  const ask = () => {
    if (document.visibilityState === 'visible') refreshStatus().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  const stops = [
    effect(() => {
      if (isOnLine.value) ask();
    }),
    effect(() => every(standing.value === 'open' ? OPEN_MS : CLOSED_MS, ask)),
    () => document.removeEventListener('visibilitychange', ask),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
