import { computed } from '@kit/render/signals';
import { config } from '../../config/config';
import type { MarketInformation } from '../../contract/site/marketInformation';
import type { Host } from '../base/host';
import { createSystem } from '../site/system';
import { createLicence } from './licence';

type Link = NonNullable<MarketInformation['register']>;
type Warning = NonNullable<MarketInformation['warnings']>[number];

const isText = (value: unknown) => typeof value === 'string';
const isLink = (value: unknown): value is Link => {
  const { name, address } = (value ?? {}) as Partial<Link>;
  return isText(name) && /^(https:\/\/|tel:)/.test(String(address));
};
const isWarning = (value: unknown): value is Warning => {
  const { language, text } = (value ?? {}) as Partial<Warning>;
  return isText(language) && isText(text);
};
/** Undefined when nothing was sent. */
const listOf = <T>(value: unknown, isItem: (item: unknown) => item is T) =>
  Array.isArray(value) ? value.filter(isItem) : undefined;

/**
 * What the market asks to show. The configuration of the licence wins. Only late screens read it, so it is checked here:
 * in the contract of the settings its check would load before every first screen.
 */
export function createMarketInformation({ use }: Host) {
  const { settings } = use(createSystem);
  const { licence } = use(createLicence);
  const sent = computed(() => {
    const { warnings, helpLinks, seals, register } = (settings.value?.market?.information ??
      {}) as Record<keyof MarketInformation, unknown>;
    return {
      warnings: listOf(warnings, isWarning) ?? [],
      helpLinks: listOf(helpLinks, isLink),
      seals: listOf(seals, isLink) ?? [],
      register: isLink(register) ? register : undefined,
    };
  });
  return {
    /** By language. The first is for languages that have none. */
    warnings: computed(() => sent.value.warnings),
    helpLinks: computed(
      () => config.licence?.helpLinks ?? sent.value.helpLinks ?? licence.value.helpLinks,
    ),
    /** The seal of the configuration is that of the regulator, with the page about this operator. */
    seals: computed(() => (licence.value.seal ? [licence.value.seal] : sent.value.seals)),
    /** Where the operators with a licence are listed. */
    register: computed(() => sent.value.register),
    /** The register of people who may not play anywhere in the country. */
    exclusionRegister: computed(() => {
      const register: unknown = settings.value?.market?.exclusionRegister;
      return isLink(register) ? register : undefined;
    }),
  };
}
