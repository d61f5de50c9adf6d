import type { RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { wallet } from '../../src/contract/cashier/wallet';
import { hotGames } from '../../src/contract/games/game';
import { listen } from '../../tests/helpers/listen';
import { createBackend } from './backend.mjs';
import { createDriftWatch } from './driftWatch.mjs';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function serve(listener: RequestListener) {
  const { origin, stop } = await listen(listener);
  stops.push(stop);
  return origin;
}

/** A site before a backend that answers with these texts. */
async function prepare(
  answers: Record<string, { status?: number; body: unknown }>,
  mapping?: object,
) {
  const target = await serve((req, res) => {
    const { status = 200, body } = answers[req.url ?? ''] ?? { status: 404, body: {} };
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify(body));
  });
  const print = vi.fn();
  const watch = createDriftWatch({ load: () => import('../conformance/drift'), print });
  const backend = createBackend({
    apiTarget: new URL(target),
    mapping: mapping as never,
    watch,
    loadMock: () => Promise.reject(),
  });
  const origin = await serve((req, res) => backend(req, res, () => res.end()));
  const ask = async (path: string) => (await fetch(origin + path)).json();
  const findings = async () => (await ask('/__mock/drift')).value;
  return { ask, print, findings };
}

const WALLET = { success: true, value: { sumBalance: '12.50', wallets: [{ name: 'Main' }] } };

test('live replies are compared with the contract, and each difference is kept and printed once', async () => {
  const { ask, print, findings } = await prepare({
    [wallet.path]: { body: WALLET },
    [hotGames.path]: { body: { success: false, code: 'closed' } },
  });
  // The reply itself is passed on as it was.
  expect(await ask(wallet.path)).toEqual(WALLET);
  await ask(wallet.path);
  await ask(hotGames.path);
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(2), { timeout: 30_000 });
  expect(await findings()).toEqual([
    {
      rank: 'differs',
      call: 'GET /wps/wallets/gcs',
      what: 'wrong type: value.sumBalance (number is expected, string was sent)',
      usedBy: expect.stringMatching(/^stores\/wallet, .*screens\//),
    },
    expect.objectContaining({ rank: 'BREAKS', what: expect.stringContaining('wallets[].code') }),
  ]);
  expect(print.mock.calls[1]?.[0]).toMatch(
    /^Contract: BREAKS GET \/wps\/wallets\/gcs missing: value\.wallets\[\]\.code .*\n +stores\/wallet/,
  );
});

test('a call that the backend does not know is a difference, and an extension is one that hides', async () => {
  const { ask, findings } = await prepare({});
  await ask(hotGames.path);
  await ask('/wps/relay/GCSGAME_gameFilters');
  await vi.waitFor(async () => expect(await findings()).toHaveLength(2), { timeout: 30_000 });
  expect(await findings()).toEqual([
    expect.objectContaining({ rank: 'BREAKS', what: expect.stringContaining('status 404') }),
    expect.objectContaining({ rank: 'HIDES', what: expect.stringContaining('an extension') }),
  ]);
});

test('what a mapping made of a reply is compared too', async () => {
  const entry = {
    ours: 'GET /wps/wallets/gcs',
    theirs: 'GET /balance',
    reply: { currency: 'cur' },
  };
  const mapping = { endpoints: { wallet: entry } };
  const { ask, findings } = await prepare({ '/balance': { body: { cur: 'PEN' } } }, mapping);
  expect(await ask(wallet.path)).toEqual({ success: true, value: { currency: 'PEN' } });
  await vi.waitFor(async () => expect(await findings()).toHaveLength(2), { timeout: 30_000 });
  expect((await findings())[0]).toMatchObject({
    what: expect.stringContaining('value.sumBalance'),
  });
});
