import { after } from '@kit/data/timers';
import { useMount, useSignalEffect } from '@kit/render/hooks';
import { computed, untracked } from '@kit/render/signals';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { createLicence } from '../../stores/safePlay/licence';
import { createRealityCheck } from '../../stores/safePlay/realityCheck';
import { LazySheet } from '../../widgets/site/app/LazySheet';

const loadDialog = async () =>
  (await import('../../widgets/safePlay/RealityCheckDialog')).RealityCheckDialog;

/** Opens the reality check when it is due, over any screen and game, also after a reload. */
export function RealityCheck() {
  const { hasTool } = useStore(createLicence);
  const { isReal } = useStore(createSession);
  const { current, isOpen, isHeld, now, announceAnswer, onAnswerInOtherTab } =
    useStore(createRealityCheck);
  const hasCheck = hasTool('check');
  // A page of ours in a frame, such as the lottery's, leaves it to the page around it.
  const isOn = computed(() => hasCheck.value && isReal.value && window.parent === window);

  useSignalEffect(() => {
    if (isOn.value) untracked(() => void current.load());
  });
  useSignalEffect(() => {
    // Runs for every reply, also for one with the same `dueAt`: `now()` may have changed with it.
    const due = current.value.value?.dueAt;
    if (due === undefined) {
      isOpen.value = false;
      return;
    }
    const left = due - now();
    const canOpen = !isHeld.value || isOpen.peek();
    isOpen.value = left <= 0 && canOpen;
    // Loads the check again before it is shown: another device may have answered it, or the figures have changed.
    return left > 0 ? after(left, () => void current.reload().then(showIfDue)) : undefined;
  });
  function showIfDue() {
    const due = current.value.peek()?.dueAt;
    if (due !== undefined && due <= now() && !isHeld.peek()) isOpen.value = true;
  }
  useMount(() => onAnswerInOtherTab(() => void current.reload()));
  // The cleanup runs when the check is closed.
  useSignalEffect(() => {
    if (isOpen.value) return announceAnswer;
    return undefined;
  });
  return (
    <LazySheet open={isOpen} load={loadDialog} isOverAnyScreen>
      {(RealityCheckDialog) => <RealityCheckDialog open={isOpen} />}
    </LazySheet>
  );
}
