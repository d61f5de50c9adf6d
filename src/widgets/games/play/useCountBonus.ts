import { throttle } from '@kit/data/timers';
import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { useStore } from '../../../stores/base/useStore';
import { createBonus } from '../../../stores/promotions/bonus';

/** However fast the rounds are, the bonus is read once in this time. */
const PAUSE_MS = 2_000;

/** Reads the bonus when a game opens, and again when the returned function is called after a round. */
export function useCountBonus(isFree: boolean) {
  const { all, active, loadIfOffered } = useStore(createBonus);
  const reload = useOnce(() =>
    throttle(PAUSE_MS, () => void all.reload(), { leading: false, trailing: true }),
  );
  useSignalEffect(() => {
    if (!isFree) loadIfOffered();
  });
  useMount(() => reload.stop);
  return () => {
    if (active.peek()) reload();
  };
}
