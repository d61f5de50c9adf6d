import { computed } from '@kit/render/signals';
import { useStore } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';

/** Whether the merchant has the deposit record. True until that is known. */
export function useHasDepositRecord() {
  const isOff = useStore(createSystem).isSwitchedOff('DEPRECM3');
  return computed(() => !isOff.value);
}
