import { get, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { runBackend } from '../tests/backend/backend';

const backend = runBackend();

/** The reply as it is sent. `fetch` would unpack it. */
async function request(path: string, accepted: string) {
  const headers = { 'accept-encoding': accepted };
  const reply = await new Promise<IncomingMessage>((resolve) =>
    get(backend.origin + path, { headers }, resolve),
  );
  const encoding = reply.headers['content-encoding'];
  return { encoding, body: Buffer.concat(await reply.toArray()) };
}

const GAMES = '/wps/relay/GCSGAME_hotGamesV2?platform=html5&language=ES';

test('a large reply is compressed for a client that accepts it', async () => {
  const plain = await request(GAMES, 'identity');
  expect(plain.encoding).toBeUndefined();
  const packed = await request(GAMES, 'gzip, br');
  expect(packed.encoding).toBe('gzip');
  expect(packed.body.length).toBeLessThan(plain.body.length / 3);
  const hotGames = ({ body }: typeof plain, unpack = (bytes: Buffer) => bytes) =>
    JSON.parse(unpack(body).toString()).value;
  expect(hotGames(packed, gunzipSync)).toEqual(hotGames(plain));
});

test('a small reply is sent as it is', async () => {
  expect((await request('/wps/system/status', 'gzip')).encoding).toBeUndefined();
});
