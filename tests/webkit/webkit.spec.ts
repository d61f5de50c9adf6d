import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { anyPort } from '../../scripts/ports.mjs';
import { walkMainJourneys } from '../e2e/journeys/walk';
import { capabilities, startDriver } from './browser.mjs';
import { createPageDriver } from './pageDriver';
import { openSession, type WebDriverSession } from './webDriver';

const WAIT = { timeout: 20_000, interval: 100 };

let preview: ChildProcess;
let endDriver: () => void;
let driver: string;
let origin: string;
let session: WebDriverSession;
let database = 0;

beforeAll(async () => {
  const port = await anyPort();
  origin = `http://127.0.0.1:${port}`;
  preview = spawn(process.execPath, ['scripts/run.mjs', 'preview'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  const driverPort = await anyPort();
  driver = `http://127.0.0.1:${driverPort}`;
  endDriver = startDriver(driverPort);
  const answers = async (url: string) => expect((await fetch(url)).ok).toBe(true);
  await vi.waitFor(() => answers(`${driver}/status`), WAIT);
  // The preview builds first when the build is out of date.
  await vi.waitFor(() => answers(origin), { timeout: 170_000, interval: 200 });
}, 180_000);

afterAll(() => {
  preview?.kill();
  endDriver?.();
});

beforeEach(async () => {
  session = await openSession(driver, capabilities());
  await session.open(`${origin}/favicon.svg`);
  database += 1;
  await session.run((name) => {
    // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no CookieStore here, and the mock reads this cookie
    document.cookie = `mock_db=webkit-${name}; path=/`;
  }, database);
});

afterEach(() => session?.end());

/** Puts the session of a seeded member into the page before the app starts. */
async function startSession(persona: string) {
  const reply = await fetch(`${origin}/__mock/personas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `mock_db=webkit-${database}` },
    body: JSON.stringify({ persona }),
  });
  const { value } = (await reply.json()) as { value: unknown };
  await session.run(
    (info) => sessionStorage.setItem('MC_SESSION_INFO', info),
    JSON.stringify(value),
  );
}

test('a member logs in, plays, deposits, withdraws and logs out in WebKit', async () => {
  await session.open(`${origin}/m/home`);
  await walkMainJourneys(createPageDriver(session));
}, 180_000);

describe('a game of our own opens and plays a round in WebKit', () => {
  test.each([
    ['a slot', 100001],
    ['a fishing game', 100003],
    ['a live table', 100007],
    ['a crash game', 100010],
    ['a poker table', 100017],
  ])(
    '%s',
    async (_, game) => {
      await startSession('member');
      await session.open(`${origin}/m/play?game=${game}`);
      const { frame, go } = await vi.waitFor(async () => {
        const [frame] = await session.findAll('main iframe');
        if (!frame) return expect.fail('no frame');
        await session.enterFrame(frame);
        const [go] = await session.findAll('#go');
        if (!go) {
          await session.enterFrame(null);
          return expect.fail('no button');
        }
        return { frame, go };
      }, WAIT);
      expect(frame).toBeDefined();
      await vi.waitFor(() => session.click(go), WAIT);
      await session.enterFrame(null);
      const rounds = () =>
        session.run(
          () =>
            performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.endsWith('/wps/game/round')).length,
        );
      await vi.waitFor(async () => expect(await rounds()).toBeGreaterThan(0), WAIT);
      expect(await session.run(() => document.body.innerText)).not.toMatch(/Abriendo/);
    },
    60_000,
  );
});
