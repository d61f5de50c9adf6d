import { expect, test } from 'vitest';
import { cacheKeyOf } from '../api/cacheKey';
import { isSuccess, policyOf, withoutToken } from './publicReplies';

const SITE = 'https://feria.test';
const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(SITE + path, { method, headers });
const policy = (...args: Parameters<typeof request>) => {
  const sent = request(...args);
  return policyOf(sent, new URL(sent.url));
};

const GAMES = '/wps/relay/GCSGAME_gameList?pageNo=1';
const SETTINGS = '/wps/system/settings/consolidated';

test('games are shown from the cache, and content is when the network fails', () => {
  expect(policy(GAMES)).toBe('games');
  expect(policy(`/api${GAMES}`)).toBe('games');
  expect(policy(SETTINGS)).toBe('content');
});

test.each<Parameters<typeof request>>([
  [SETTINGS, { Token: 'abc' }],
  [`${SETTINGS}?token=abc`],
  ['/wps/relay/MCSFE_getListAnnouncements?token=abc'],
])('%s %j with a token is never stored', (...args) => {
  expect(policy(...args)).toBe('member');
});

test('the games of the last visit are requested without the token, and no reply to a member is stored', () => {
  expect(policy(GAMES, { Token: 'abc' })).toBe('games');
  const sent = withoutToken(request(`${GAMES}&token=abc`, { Token: 'abc', Language: 'EN' }));
  expect(sent.url).toBe(`${SITE}${GAMES}`);
  expect(Object.fromEntries(sent.headers)).toEqual({ language: 'EN' });
});

test('a search is stored nowhere', () => {
  expect(policy(`${GAMES}&gameName=oro`)).toBeUndefined();
  expect(policy(`${GAMES}&gameName=oro`, { Token: 'abc' })).toBeUndefined();
});

test.each<Parameters<typeof request>>([
  ['/wps/wallets/gcs'],
  ['/wps/member/info'],
  ['/wps/relay/MCS2_deposit', {}, 'POST'],
  [GAMES, {}, 'POST'],
  ['/wps/game/launchGame'],
  ['/wps/system/status'],
  ['/play/spin.html'],
  ['/__mock/state'],
])('%s is left to the network', (...args) => {
  expect(policy(...args)).toBeUndefined();
});

test('a reply is stored for its language and merchant, without the token', () => {
  const key = (headers: Record<string, string>, more = '') =>
    cacheKeyOf(request(GAMES + more, headers));
  expect(key({ Language: 'ES' })).not.toBe(key({ Language: 'EN' }));
  expect(key({ Merchant: 'feria' })).not.toBe(key({ Merchant: 'marea' }));
  expect(key({ Language: 'ES', Token: 'abc' }, '&token=abc')).toBe(key({ Language: 'ES' }));
});

test.each([true, 'true', 1])(
  'a success that the backend writes as %j is stored',
  async (success) => {
    expect(await isSuccess(Response.json({ success }))).toBe(true);
  },
);

test('a reply that is not JSON is not stored', async () => {
  expect(await isSuccess(new Response('<html>'))).toBe(false);
});

test('a rejection and an error are not stored', async () => {
  expect(await isSuccess(Response.json({ success: true }))).toBe(true);
  expect(await isSuccess(Response.json({ success: false }))).toBe(false);
  expect(await isSuccess(Response.json({ success: true }, { status: 500 }))).toBe(false);
});
