import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cashOut, playRound } from '../../src/contract/games/round';
import { prepareSite, servers } from './servers';

/** How often the backend was sent each path. */
const arrived = new Map<string, number>();
let site: Awaited<ReturnType<typeof prepareSite>>;

beforeAll(async () => {
  site = await prepareSite((asked, response) => {
    const path = asked.url ?? '';
    arrived.set(path, (arrived.get(path) ?? 0) + 1);
    asked.on('end', () => {
      // Carried out, and the connection breaks before the reply.
      if (path.includes('cut')) asked.socket.destroy();
      else response.end('{}');
    });
    asked.resume();
  });
});
afterAll(() => site.stop());

for (const { name, title, isInstalled } of servers) {
  describe.skipIf(!isInstalled)(title, () => {
    let port: number;
    let server: ReturnType<typeof site.start>;
    beforeAll(async () => {
      ({ port, server } = await site.startUp(name));
    });
    afterAll(() => void server?.kill());

    async function send(path: string, body: string, key = `${path} ${body}`) {
      const headers = { 'idempotency-key': key, 'content-length': String(body.length) };
      const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
      const [reply] = (await once(sent.end(body), 'response')) as [IncomingMessage];
      reply.resume();
      await once(reply, 'end');
      return reply.statusCode;
    }

    // Without a body Caddy would send it twice. The app has one in each command (src/api/createCall.test.ts).
    test.each(['{}', '{"amount":50}'])(
      'a command with the body "%s" is sent once, when the connection to the backend breaks',
      async (body) => {
        // The next one uses a connection that is open already.
        expect(await send('/wps/before', body)).toBe(200);
        const path = `/wps/cut/${name}/${body.length}`;
        expect(await send(path, body)).toBe(502);
        expect(arrived.get(path)).toBe(1);
      },
    );

    test.skipIf(name !== 'nginx')(
      'a command that the browser sends again at once arrives once, and its outcome counts as unknown',
      async () => {
        expect(await send('/wps/again', '{}', 'k1')).toBe(200);
        expect(await send('/wps/again', '{}', 'k1')).toBe(503);
        expect(arrived.get('/wps/again')).toBe(1);
        expect(await send('/wps/again', '{}', 'k2')).toBe(200);
      },
    );

    test.skipIf(name !== 'nginx').each([playRound.path, cashOut.path])(
      'a game may repeat what it sends to %s at once',
      async (path) => {
        expect([await send(path, '{}'), await send(path, '{}')]).toEqual([200, 200]);
      },
    );
  });
}
