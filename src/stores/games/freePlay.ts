import { computed, effect } from '@kit/render/signals';
import { createKyc } from '../account/kyc';
import { createSession } from '../account/session';
import type { Host } from '../base/host';
import { loadMissing } from '../base/loadMissing';
import { createMarket } from '../site/market';

/** Whether who uses the app may play for free now, by the rules of the market. */
export function createFreePlay({ use }: Host) {
  const { freePlay } = use(createMarket);
  const { isLoggedIn } = use(createSession);
  const { kycStatus } = use(createKyc);

  /** What keeps free play closed. Null: nothing. */
  const obstacle = computed(() => {
    if (freePlay.value === 'everyone') return null;
    if (freePlay.value === 'never') return 'never';
    if (!isLoggedIn.value) return 'login';
    const isVerified = kycStatus.value.value?.state === 'verified';
    return freePlay.value === 'verified' && !isVerified ? 'verify' : null;
  });

  return {
    obstacle,
    /** Whether the identity of the member is verified is read only where the market asks for it. */
    start: () =>
      effect(() => {
        if (freePlay.value === 'verified' && isLoggedIn.value) loadMissing(kycStatus);
      }),
  };
}
