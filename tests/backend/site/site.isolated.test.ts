import { beforeAll, expect, test } from 'vitest';
import { setHostSite } from '../../../mocks/core/hosts/hostSites';
import { runBackend } from '../backend';

// Isolated: a host has its brand before its first request, and other files of the worker would have made some.
const backend = runBackend();
beforeAll(() =>
  setHostSite({
    merchant: 'plaza',
    trialMerchant: 'plaza-demo',
    languages: ['EN'],
    defaultLanguage: 'EN',
    licence: { age: 18 },
    money: { currency: 'COP', symbol: '$', position: 'after', decimals: 0 },
  }),
);

const of = (Merchant: string) => ({ headers: { Merchant } });

test('an own brand of any merchant is answered, and an unknown merchant is not', async () => {
  const client = backend.client();
  const requestStatus = async (merchant: string) =>
    (await client.send('GET', '/wps/system/status', of(merchant))).status;
  expect(await Promise.all(['plaza', 'plaza-demo', 'nobody'].map(requestStatus))).toEqual([
    200, 200, 400,
  ]);
});

test('members and trials of an own brand belong to its merchants', async () => {
  const client = backend.client();
  const opened = await client.post('/__mock/personas', { persona: 'member' });
  expect(opened.body.value.merchantCode).toBe('plaza');
  const trial = await client.send('GET', '/wps/member/trialuser', of('plaza'));
  expect(trial.body.value.merchantCode).toBe('plaza-demo');
});

test('the settings name the age, the languages and the currency of an own brand', async () => {
  const client = backend.client();
  const site = (await client.get('/wps/system/settings/consolidated')).body.value;
  expect(site).toMatchObject({ languages: ['EN'], defaultLanguage: 'EN', minimumAge: 18 });
  const money = (await client.get('/wps/wallets/merchant')).body.value;
  expect(money).toMatchObject({ currency: 'COP', symbol: '$', currencyPosition: 'B', decimals: 0 });
});
