import { type } from 'arktype';
import { type MarketName, marketNames, markets } from '../../src/config/markets/markets';
import { settingOf } from '../db/site/setting';
import { languagesOf } from '../rules/site/market';
import { changeSetting } from '../scenarios/actions/settings';
import { command, query } from './command';

const marketBody = type({ name: type.enumerated(...(marketNames as MarketName[])) });

/** The market whose rules the backend keeps. */
export const marketCommands = [
  query('/__mock/market', ({ db }) => ({
    name: settingOf(db, 'market').name,
    languages: [...languagesOf(db)],
    markets: [
      { name: 'default', title: 'None' },
      ...Object.entries(markets).map(([name, { name: title }]) => ({ name, title })),
    ],
  })),
  command('/__mock/market', marketBody, async ({ db, body: { name } }) => {
    await changeSetting(db, 'market', { name });
    return { name };
  }),
];
