import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance, cents } from '../cashier/money';

const backend = runBackend();

interface Part {
  suborderId: string;
  stake: number;
  win: number;
  state: 'pending' | 'won' | 'lost' | 'cancelled';
}
interface Placed {
  orderId: string;
  opensAt: number;
  suborders: Part[];
}
interface Model {
  money: number;
  orders: Placed[];
}
type Command = fc.AsyncCommand<Model, Client>;

/** Bets on past draws are settled; all others have not changed. */
async function expectAgreement(model: Model, client: Client) {
  const { now } = await client.admin('clock');
  for (const known of model.orders) {
    const { body } = await client.get('/lgw/orders/detail', { orderId: known.orderId });
    const parts: Part[] = body.value.suborders;
    for (const [i, part] of parts.entries()) {
      const before = known.suborders[i] as Part;
      if (before.state !== 'pending') expect(part).toEqual(before);
      else if (known.opensAt > now) expect(part.state).toBe('pending');
      else expect(['won', 'lost']).toContain(part.state);
      if (before.state === 'pending') model.money += cents(part.win);
    }
    const counted = parts.filter(({ state }) => state !== 'cancelled');
    const stake = counted.reduce((sum, bet) => sum + cents(bet.stake), 0);
    expect(cents(body.value.stake)).toBe(stake);
    known.suborders = parts;
  }
  expect(cents(await balance(client))).toBe(model.money);
}

const command = (name: string, act: (model: Model, client: Client) => Promise<void>): Command => ({
  check: () => true,
  toString: () => name,
  async run(model, client) {
    await act(model, client);
    await expectAgreement(model, client);
  },
});

const part = fc.oneof(
  fc.record({ play: fc.constant('any'), numbers: fc.stringMatching(/^[0-9]$/) }),
  fc.record({ play: fc.constant('straight'), numbers: fc.stringMatching(/^[0-9]{1,2}$/) }),
  fc.record({ play: fc.constant('parity'), numbers: fc.constantFrom('odd', 'even') }),
);

const place = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.integer({ min: 10, max: 40_000 }))
  .map(([parts, stake]) =>
    command(`place ${parts.length} x ${stake}`, async (model, client) => {
      const suborders = parts.map((part) => ({ ...part, stake: stake / 100 }));
      const { body } = await client.post('/lgw/orders', { gameId: 'RAPIDA5', suborders });
      const cost = stake * parts.length;
      expect(body.success).toBe(cost <= model.money);
      if (!body.success) return;
      model.money -= cost;
      model.orders.push(body.value);
    }),
  );

const cancel = fc.tuple(fc.nat(), fc.nat(), fc.boolean()).map(([which, at, isShort]) =>
  command(`cancel ${which} ${at}`, async (model, client) => {
    const order = model.orders[which % model.orders.length];
    const target = order?.suborders[at % order.suborders.length];
    if (!order || !target) return;
    const path = isShort ? '/lgw/suborders/cancel' : '/lgw/orders/suborders/cancel';
    const { suborderId } = target;
    const { body } = await client.post(path, { suborderId });
    const { now } = await client.admin('clock');
    expect(body.success).toBe(target.state === 'pending' && order.opensAt > now);
    if (!body.success) return;
    model.money += cents(target.stake);
    target.state = 'cancelled';
  }),
);

const wait = fc.integer({ min: 1, max: 8 }).map((minutes) =>
  command(`wait ${minutes}`, async (_model, client) => {
    await client.admin('clock', { advance: minutes * 60_000 });
  }),
);

describe('orders, over any sequence', () => {
  test('S7.39 each bet of an order ends once, as lost, won or cancelled, and the balance agrees', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands([place, place, cancel, wait], { maxCommands: 16 }),
        async (list) => {
          const client = backend.client();
          await client.admin('reset', { now: Date.UTC(2025, 5, 10, 17, 1), frozen: true });
          const trial = await client.persona('trial');
          const model: Model = { money: cents(await balance(trial)), orders: [] };
          await fc.asyncModelRun(() => ({ model, real: trial }), list);
        },
      ),
      { numRuns: 25, seed: 2025 },
    );
  }, 120_000);
});
