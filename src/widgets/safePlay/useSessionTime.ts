import { every } from '@kit/data/timers';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { dateText } from '../../i18n/format';
import { useStore } from '../../stores/base/useStore';
import { createRealityCheck } from '../../stores/safePlay/realityCheck';
import { minutesText } from './limitTexts';

const TICK_MS = 15_000;

/** How long this session is, and what time it is. Both are texts that follow the clock of the server. */
export function useSessionTime() {
  const { current, now } = useStore(createRealityCheck);
  const time = useOnce(() => signal(now()));
  const tick = () => {
    time.value = now();
  };
  useMount(() => {
    void current.load().then(tick);
    return every(TICK_MS, tick);
  });
  const minutes = computed(() =>
    Math.max(0, (time.value - (current.value.value?.startedAt ?? time.value)) / 60_000),
  );
  return {
    duration: computed(() => minutesText(minutes.value)),
    clock: computed(() => dateText(time.value, 'time')),
  };
}
