// What home requests, by ofetch, and every reply checked by the contract of the app.

import { ofetch } from 'ofetch';
import { merchantWallet } from '#contract/cashier/wallet';
import { hotGames, vendorTypes } from '#contract/games/game';
import { notices } from '#contract/messages/notice';
import { settings, status, whiteLabel } from '#contract/site/system';

const TIMEOUT_MS = 60_000;

/** With the schemas of arktype, or with those that the app's build compiles. */
function check(endpoint, value) {
  const result = endpoint.out ? endpoint.out(value) : endpoint.read(value);
  const problem = endpoint.out ? result[' arkKind'] === 'errors' : result.failure;
  if (problem)
    throw new Error(`${endpoint.path} breaks the contract: ${result.summary ?? problem}`);
  return endpoint.out ? result : result.value;
}

async function read(name, endpoint) {
  const { success, value } = await ofetch(`/home-data/${name}.json`, {
    headers: { Merchant: 'feria', Language: 'ES' },
    timeout: TIMEOUT_MS,
    retry: 2,
  });
  if (!success) throw new Error(`${endpoint.path} was rejected`);
  return check(endpoint, value);
}

/** Sent at once, as the app does it. */
export const firstReplies = {
  vendors: read('vendors', vendorTypes),
  hot: read('hot', hotGames),
  banners: read('banners', notices),
  settings: read('settings', settings),
  status: read('status', status),
};

/** What comes after the first games. */
export const readLaterReplies = () =>
  Promise.all([
    read('posts', notices),
    read('features', whiteLabel),
    read('money', merchantWallet),
  ]);
