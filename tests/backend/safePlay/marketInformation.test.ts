import { describe, expect, test } from 'vitest';
import { markets } from '../../../src/config/markets/markets';
import { runBackend } from '../backend';

const backend = runBackend();

describe('market information', () => {
  const informationIn = async (name: string) => {
    const visitor = backend.client();
    await visitor.admin('market', { name });
    const { market } = (await visitor.get('/wps/system/settings/consolidated')).body.value;
    return market?.information;
  };

  test.each(Object.entries(markets))(
    'S10.17 is told to the app in "%s", as the market has it',
    async (name, { rules: { information } }) => {
      expect(await informationIn(name)).toEqual(
        'value' in information ? information.value : undefined,
      );
    },
  );

  test('there is none in the default market', async () => {
    expect(await informationIn('default')).toBeUndefined();
  });

  test.each(Object.entries(markets))(
    'the first warning of "%s" is in the first language of the market',
    async (name, { rules: { information } }) => {
      const visitor = backend.client();
      await visitor.admin('market', { name });
      const { languages } = (await visitor.get('/wps/system/settings/consolidated')).body.value;
      const { warnings } = 'value' in information ? information.value : {};
      if (warnings) expect(warnings.map(({ language }) => language)).toEqual(languages);
    },
  );
});
