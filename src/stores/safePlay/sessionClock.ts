import { computed } from '@kit/render/signals';
import type { Host } from '../base/host';
import { createSystem } from '../site/system';
import { createLicence } from './licence';

/** Where the licence and the market ask for a clock and for the time of the session. */
export function createSessionClock({ use }: Host) {
  const { settings } = use(createSystem);
  const hasTool = use(createLicence).hasTool('sessionBar');
  const place = computed(() => settings.value?.market?.sessionClock);
  const isEverywhere = computed(() => place.value === 'always');
  const isInGames = computed(() => isEverywhere.value || place.value === 'games');
  return {
    /** The bar above a game says how long the session is. */
    hasSessionBar: computed(() => hasTool.value || isInGames.value),
    /** The bar above a game has a clock too. */
    isInGames,
    /** All pages have a line with both. */
    isEverywhere,
  };
}
