import { computed } from '@kit/render/signals';
import type { MarketSettings } from '../../contract/site/market';
import { createKyc } from '../account/kyc';
import type { Host } from '../base/host';
import { createMarket } from '../site/market';

type Step = Exclude<NonNullable<MarketSettings['verification']>, 'none'>;

/** Whether the market asks a member to verify the identity before a deposit or a withdrawal. */
export function createIdentityCheck({ use }: Host) {
  const { market } = use(createMarket);
  const { kycStatus } = use(createKyc);
  const state = computed(() => kycStatus.value.value?.state);
  const isMissing = computed(() => state.value !== undefined && state.value !== 'verified');
  return {
    isRequiredFor: (step: Step) => computed(() => market.value.verification === step),
    /** False while it is not known: the backend rejects the request then. */
    isMissingFor: (step: Step) =>
      computed(() => market.value.verification === step && isMissing.value),
    isInReview: computed(() => state.value === 'reviewing'),
    load: kycStatus.load,
  };
}
