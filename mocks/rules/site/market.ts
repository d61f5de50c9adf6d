import { licences } from '../../../fixtures/safePlay/licences';
import { marketSites } from '../../../fixtures/site/marketSites';
import { amountText } from '../../../fixtures/site/texts';
import { defaultRules } from '../../../src/config/markets/default';
import type { MarketRules } from '../../../src/config/markets/market';
import { markets, valuesOf } from '../../../src/config/markets/markets';
import type { Database } from '../../core/database';
import { settingOf } from '../../db/site/setting';

/**
 * The rules of the market that the operator works in; without one, those of the licence. The operator can replace each,
 * such as by a stricter one.
 */
export function rulesOf(db: Database): MarketRules {
  const { name, rules } = settingOf(db, 'market');
  const { minimumAge } = settingOf(db, 'site');
  const own =
    name === 'default' ? licences[settingOf(db, 'licence').profile] : valuesOf(markets[name]);
  return { ...defaultRules, minimumAge, ...own, ...rules };
}

/** What is usual in the market, such as its currency. Undefined for the default market. */
export function marketSiteOf(db: Database) {
  const { name } = settingOf(db, 'market');
  return name === 'default' ? undefined : marketSites[name];
}

/** How money is written. */
export const moneySettingsOf = (db: Database) => ({
  ...settingOf(db, 'money'),
  ...marketSiteOf(db)?.money,
});

/** The languages that are offered. */
export const languagesOf = (db: Database): readonly string[] =>
  marketSiteOf(db)?.languages ?? settingOf(db, 'site').languages;

/** An amount in minor units, for texts that name one. */
export const moneyText = (db: Database, minor: number) => amountText(minor, moneySettingsOf(db));

const AMOUNT = /\{amount:(\d+)\}/g;

/** A text of the seed data with its amounts (`{amount:50000}`, in minor units) in the currency of the market. */
export const withAmounts = (db: Database, text: string) =>
  text.replaceAll(AMOUNT, (_, minor) => moneyText(db, Number(minor)));

/** What the app is told. Nothing for the default market, which is what the app does without a word. */
export function marketSettingsOf(db: Database) {
  const { name, rules } = settingOf(db, 'market');
  if (name === 'default' && !Object.keys(rules).length) return undefined;
  const kept = rulesOf(db);
  const { information, gameFrame, reviewMonths, exclusionRegister } = kept;
  return {
    name,
    ...(name !== 'default' && { country: name.toUpperCase() }),
    freePlay: kept.freePlay,
    withdrawal: kept.withdrawal,
    limitsAtRegistration: kept.limitsAtRegistration,
    sessionPlan: kept.sessionPlan,
    gameExclusion: kept.gameExclusion,
    verification: kept.verification,
    gameFacts: kept.gameFacts,
    sessionClock: kept.sessionClock,
    ...(exclusionRegister && { exclusionRegister }),
    ...(Object.keys(information).length && { information }),
    ...(Object.keys(gameFrame).length && { gameFrame }),
    ...(reviewMonths && { reviewMonths }),
  };
}

/** The licence that the app is told. A market needs the tools for safe play; its own rules replace those of a profile. */
export const licenceNameOf = (db: Database) =>
  settingOf(db, 'market').name === 'default' ? settingOf(db, 'licence').profile : 'offered';
