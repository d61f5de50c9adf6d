import type { Scenario } from '../admin/scenario';
import { SLOW_PICTURES } from '../admin/slowPictures';
import { changeSetting, setFlag } from './actions/settings';

export const emptyCatalogue: Scenario = {
  area: 'games',
  description: 'No games at all',
  enter: (db) => changeSetting(db, 'catalogue', { isEmpty: true }),
};

export const fewWinners: Scenario = {
  area: 'games',
  description: 'Six winners: the ticker does not move',
  enter: (db) => changeSetting(db, 'winners', { max: 6 }),
};

export const liveModelsOff: Scenario = {
  area: 'games',
  description: 'The live model feature is off',
  enter: (db) => setFlag(db, 'LIVEMODEL3', false),
};

export const manyWinners: Scenario = {
  area: 'games',
  description: 'Seven winners: the ticker moves',
  enter: (db) => changeSetting(db, 'winners', { max: 7 }),
};

export const manyGames: Scenario = {
  area: 'games',
  description: 'There are about 20,000 games, to see how lists, filters and search cope',
  enter: (db) => changeSetting(db, 'catalogue', { games: 20_000 }),
};

export const noWinners: Scenario = {
  area: 'games',
  description: 'There are no recent winners',
  enter: (db) => changeSetting(db, 'winners', { max: 0 }),
};

export const slowPictures: Scenario = {
  area: 'games',
  description: 'Pictures of games and vendors take three seconds longer',
  enter: (db) => changeSetting(db, 'site', { imageCdns: [`${SLOW_PICTURES}3000/`] }),
};

export const vendorMaintenance: Scenario = {
  area: 'games',
  description: 'The vendor Papagayo is under maintenance: its games cannot be opened',
  enter: (db) => changeSetting(db, 'catalogue', { closedVendors: ['PG'] }),
};

export const vendorWithoutAddress: Scenario = {
  area: 'games',
  description: 'The games of the vendor Papagayo have no address: they cannot be opened',
  enter: (db) => changeSetting(db, 'catalogue', { vendorsWithoutAddress: ['PG'] }),
};
