import { computed } from '@kit/signals';
import { config } from '../config/config';
import { licenceOf, type SafePlayTool } from '../config/licence';
import type { Host } from './host';
import { createSystem } from './system';

/** Which tools for safe play this site has, by the configuration and the settings of the server. */
export function createLicence({ use }: Host) {
  const { settings, minimumAge } = use(createSystem);
  const licence = computed(() => licenceOf(config.licence, settings.value?.licence));
  return {
    licence,
    age: computed(() => licence.value.age ?? minimumAge.value),
    hasTools: computed(() => licence.value.tools.length > 0),
    hasTool: (tool: SafePlayTool) => computed(() => licence.value.tools.includes(tool)),
  };
}
