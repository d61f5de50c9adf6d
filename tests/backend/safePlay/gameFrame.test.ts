import { expect, test } from 'vitest';
import { markets } from '../../../src/config/markets/markets';
import { runBackend } from '../backend';

const backend = runBackend();

test.each(Object.entries(markets))(
  'market gameFrame is told to the app in "%s", as the market has it',
  async (name, { rules: { gameFrame } }) => {
    const visitor = backend.client();
    await visitor.admin('market', { name });
    const { market } = (await visitor.get('/wps/system/settings/consolidated')).body.value;
    expect(market.gameFrame).toEqual('value' in gameFrame ? gameFrame.value : undefined);
  },
);
