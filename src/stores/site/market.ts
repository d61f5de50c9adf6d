import { computed } from '@kit/render/signals';
import type { Host } from '../base/host';
import { createSystem } from './system';

/** The rules of the market that the settings of the server name: docs/markets.md. What is absent is as without a market. */
export function createMarket({ use }: Host) {
  const { settings } = use(createSystem);
  const market = computed(() => settings.value?.market ?? {});
  const freePlay = computed(() => market.value.freePlay ?? 'everyone');
  return {
    /** As the settings have it, for rules that only few screens need. */
    market,
    freePlay,
    /** A visitor may play for free, with a trial account. */
    allowsTrials: computed(() => freePlay.value === 'everyone'),
    limitsAtRegistration: computed(() => market.value.limitsAtRegistration ?? false),
    gameExclusion: computed(() => market.value.gameExclusion ?? 'none'),
    sessionPlan: computed(() => market.value.sessionPlan ?? 'none'),
    withdrawal: computed(() => market.value.withdrawal ?? 'cancel'),
  };
}
