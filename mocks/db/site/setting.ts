import { type } from 'arktype';
import { type LicenceName, licences } from '../../../fixtures/safePlay/licences';
import { settings as seeded } from '../../../fixtures/site/settings';
import { type MarketName, marketNames } from '../../../src/config/markets/markets';
import type { Database } from '../../core/database';
import { settingsOfMainSite } from '../../core/hosts/hostSites';
import { defineTable } from '../../core/table';

const setting = type({ id: 'string', value: 'object' });

/** The settings of the operator, in one row per topic. The admin API and scenarios change them. */
export const settings = defineTable('settings', setting);

/** `MOCK_LICENCE` replaces the seeded licence, so that all tests can be run with another one. */
function licenceProfile(): LicenceName {
  const name = globalThis.process?.env?.MOCK_LICENCE || seeded.licence.profile;
  const names = Object.keys(licences) as LicenceName[];
  const profile = names.find((known) => known === name);
  if (!profile) throw new Error(`MOCK_LICENCE must be ${names.join(', ')}; it is "${name}".`);
  return profile;
}

/** `MOCK_MARKET` replaces the seeded market. */
function marketName(): MarketName {
  const name = globalThis.process?.env?.MOCK_MARKET || seeded.market.name;
  if (!marketNames.includes(name))
    throw new Error(`MOCK_MARKET must be ${marketNames.join(', ')}; it is "${name}".`);
  return name as MarketName;
}

/** Only with `MOCK_EVENTS=1`, because some tests wait until a page has no open request. */
const isEventStreamOn = () => globalThis.process?.env?.MOCK_EVENTS === '1';

const ownRules = () => ({
  licence: { profile: licenceProfile() },
  market: { ...seeded.market, name: marketName() },
});

export async function seedSettings(db: Database) {
  const ownSettings = settingsOfMainSite(seeded.site, seeded.money);
  const site = { ...ownSettings.site, eventStream: isEventStreamOn() };
  const values = { ...seeded, ...ownSettings, site, ...ownRules() };
  for (const [id, value] of Object.entries(values)) {
    await db.table(settings).create({ id, value: structuredClone(value) });
  }
}

export function settingOf<K extends keyof typeof seeded>(db: Database, id: K) {
  return db.table(settings).get(id)?.value as (typeof seeded)[K];
}
