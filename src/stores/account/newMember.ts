import { serverNow } from '@kit/data/serverTime';
import { json } from '@kit/data/storage';
import { computed } from '@kit/render/signals';
import type { Host } from '../base/host';

/** Whether the member has registered a short while ago, and has not yet done or closed the first steps. */
export function createNewMember({ memberStored }: Host) {
  /** The time of the registration; 0 without one. */
  const registeredAt = memberStored('feria.newMember', json(0));

  return {
    registeredAt,
    isNew: computed(() => registeredAt.value > 0),
    noteRegistration: () => {
      registeredAt.value = serverNow();
    },
    end: () => {
      registeredAt.value = 0;
    },
  };
}
