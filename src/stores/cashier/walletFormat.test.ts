import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { config } from '../../config/config';
import { merchantWallet } from '../../contract/cashier/wallet';
import { createWallet } from './wallet';

const euro = { currency: 'EUR', symbol: '€', currencyPosition: 'B', decimals: 0 };

/** How amounts are written, when the server says `euro`. */
async function formatOfSite() {
  const { host, reply } = createFakeHost();
  reply(merchantWallet, euro);
  const wallet = host.use(createWallet);
  const stop = wallet.start();
  await expect.poll(() => wallet.currency.value).toBeTruthy();
  const { currency, symbol, isSymbolBehind, decimals } = wallet;
  stop();
  return [currency, symbol, isSymbolBehind, decimals].map((part) => part.value);
}

test('amounts are written as the server says, with its number of decimals', async () => {
  expect(await formatOfSite()).toEqual(['EUR', '€', true, 0]);
});

test('the configuration of the site wins over the server', async () => {
  config.money = { currency: 'COP', symbol: '$', position: 'before', decimals: 3 };
  try {
    expect(await formatOfSite()).toEqual(['COP', '$', false, 3]);
  } finally {
    delete config.money;
  }
});
