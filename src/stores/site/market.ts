import { computed } from '@kit/render/signals';
import { defaultRules } from '../../config/markets/default';
import type { Host } from '../base/host';
import { createSystem } from './system';

/** The rules of the market that the settings of the server name: docs/markets.md. */
export function createMarket({ use }: Host) {
  const { settings } = use(createSystem);
  const market = computed(() => ({ ...defaultRules, ...settings.value?.market }));
  return {
    freePlay: computed(() => market.value.freePlay),
    /** A visitor may play for free, with a trial account. */
    allowsTrials: computed(() => market.value.freePlay === 'everyone'),
    limitsAtRegistration: computed(() => market.value.limitsAtRegistration),
    withdrawal: computed(() => market.value.withdrawal),
  };
}
