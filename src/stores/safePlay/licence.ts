import { computed } from '@kit/render/signals';
import { config } from '../../config/config';
import { licenceOf, type SafePlayTool } from '../../config/licence';
import type { Host } from '../base/host';
import { createSystem } from '../site/system';

/** Where neither the server's settings nor the licence name an age. */
const DEFAULT_MINIMUM_AGE = 21;

/** Which tools for safe play this site has, by the configuration and the settings of the server. */
export function createLicence({ use }: Host) {
  const { settings } = use(createSystem);
  const licence = computed(() => licenceOf(config.licence, settings.value?.licence));
  return {
    licence,
    /**
     * The least age of a player: the one place where texts and checks get it from. The server checks it, so
     * its settings come first.
     */
    minimumAge: computed(
      () => settings.value?.minimumAge ?? licence.value.age ?? DEFAULT_MINIMUM_AGE,
    ),
    /** The market asks the site to show something (`createMarketInformation`). */
    asksForInformation: computed(() => !!settings.value?.market?.information),
    hasTools: computed(() => licence.value.tools.length > 0),
    hasTool: (tool: SafePlayTool) => computed(() => licence.value.tools.includes(tool)),
  };
}
