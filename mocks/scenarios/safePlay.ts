import type { MarketName } from '../../src/config/markets/markets';
import type { Scenario } from '../admin/scenario';
import { changeSetting } from './actions/settings';

export const licenceNone: Scenario = {
  area: 'platform',
  description: 'The licence has no tools for safe play',
  enter: (db) => changeSetting(db, 'licence', { profile: 'none' }),
};

export const licenceStrict: Scenario = {
  area: 'platform',
  description: 'The licence is strict: a deposit limit is required, looser limits wait for a week',
  enter: (db) => changeSetting(db, 'licence', { profile: 'strict' }),
};

const inMarket = (name: MarketName, title: string): Scenario => ({
  area: 'platform',
  description: `The site works in ${title}, by the rules of docs/markets.md`,
  enter: (db) => changeSetting(db, 'market', { name }),
});

export const marketPeru = inMarket('pe', 'Peru');
export const marketSpain = inMarket('es', 'Spain');
export const marketBrazil = inMarket('br', 'Brazil');
export const marketColombia = inMarket('co', 'Colombia');
export const marketBritain = inMarket('gb', 'Great Britain');

export const withdrawalLock: Scenario = {
  area: 'money',
  description: 'The operator lets members lock a withdrawal, so that it cannot be cancelled',
  enter: (db) => changeSetting(db, 'market', { rules: { withdrawal: 'lock' } }),
};
