import { computed } from '@kit/render/signals';
import type { Host } from '../../../stores/base/host';
import { useStore } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { paths } from '../../site/navigation/paths';

/** Whether the merchant has the deposit record. True until that is known. */
export function useHasDepositRecord() {
  const isOff = useStore(createSystem).isSwitchedOff('DEPRECM3');
  return computed(() => !isOff.value);
}

/** Where to find a deposit when the backend did not say which one it is. */
export const pathOfDeposits = ({ use }: Host) =>
  use(createSystem).isSwitchedOff('DEPRECM3').peek() ? paths.member : paths.depositRecord;
