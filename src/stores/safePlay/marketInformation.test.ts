import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { settings } from '../../contract/site/system';
import { createSystem } from '../site/system';
import { createMarketInformation } from './marketInformation';

const link = { name: 'SPA', address: 'https://register.example/' };
const unsafe = { name: 'SPA', address: 'javascript:alert(1)' };

async function read(market: unknown) {
  const { host, reply } = createFakeHost();
  reply(settings, { licence: 'offered', market } as never);
  await host.use(createSystem).settingsResource.load();
  const { warnings, helpLinks, seals, register, exclusionRegister } =
    host.use(createMarketInformation);
  return [
    warnings.value,
    helpLinks.value.map(({ name }) => name),
    seals.value,
    register.value,
    exclusionRegister.value,
  ];
}

const ofLicence = ['Gambling Therapy', 'Gamblers Anonymous'];

test.each([
  ['nothing', {}],
  ['a text', { information: 'text', exclusionRegister: 'text' }],
  ['null', { information: null, exclusionRegister: null }],
  ['other types', { information: { warnings: {}, helpLinks: 1, seals: 'x', register: [] } }],
  [
    'unsafe addresses',
    { information: { seals: [unsafe], register: unsafe }, exclusionRegister: unsafe },
  ],
])('market information is that of the licence, when the settings have %s', async (_, market) => {
  expect(await read(market)).toEqual([[], ofLicence, [], undefined, undefined]);
});

test('market information keeps what is well formed in a list', async () => {
  const warnings = [{ language: 'ES', text: 'Juega con cuidado.' }, { language: 'EN' }, null];
  const information = { warnings, helpLinks: [link, unsafe, 7], seals: [link], register: link };
  expect(await read({ information, exclusionRegister: link })).toEqual([
    [warnings[0]],
    ['SPA'],
    [link],
    link,
    link,
  ]);
});
