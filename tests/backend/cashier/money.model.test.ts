import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { BALANCE, cents, idempotencyKey } from './money';

const backend = runBackend();

type Answer = Awaited<ReturnType<Client['post']>>;
interface Sent {
  path: string;
  input: object;
  key: string;
  answer: Answer;
}

/** The expected balance of each wallet in cents, and the open deposits and withdrawals. */
interface Model {
  balances: Map<string, number>;
  deposits: number[];
  withdrawals: number[];
  sent: Sent[];
}
type Command = fc.AsyncCommand<Model, Client>;

const add = (model: Model, code: string, amount: number) =>
  model.balances.set(code, (model.balances.get(code) ?? 0) + amount);

async function expectAgreement(model: Model, client: Client) {
  const { value } = (await client.get(BALANCE)).body;
  let sum = 0;
  for (const { code, balance } of value.wallets) {
    expect(cents(balance)).toBe(model.balances.get(code) ?? 0);
    expect(balance).toBeGreaterThanOrEqual(0);
    sum += cents(balance);
  }
  expect(cents(value.sumBalance)).toBe(sum);
}

/** A command that moves money. The model follows the reply, and the balances must agree with the model. */
const command = (
  name: string,
  path: string,
  input: Record<string, unknown>,
  updateModel: (model: Model, answer: Answer) => void,
): Command => ({
  check: () => true,
  toString: () => `${name} ${JSON.stringify(input)}`,
  async run(model, client) {
    const key = `key-${model.sent.length}`;
    const answer = await client.post(path, input, idempotencyKey(key));
    expect(answer.status).toBeLessThan(429);
    if (answer.body.success) {
      updateModel(model, answer);
      model.sent.push({ path, input, key, answer });
    }
    await expectAgreement(model, client);
  },
});

const scenario = (name: string, updateModel: (model: Model) => void): Command => ({
  check: () => true,
  toString: () => name,
  async run(model, client) {
    await client.admin('scenarios', { name });
    updateModel(model);
    await expectAgreement(model, client);
  },
});

const repeat = (index: number): Command => ({
  check: ({ sent }) => sent.length > 0,
  toString: () => `repeat ${index}`,
  async run(model, client) {
    const { path, input, key, answer } = model.sent[index % model.sent.length] as Sent;
    expect((await client.post(path, input, idempotencyKey(key))).body).toEqual(answer.body);
    await expectAgreement(model, client);
  },
});

const place = fc.constantFrom('CASH', 'PG', 'JL', 'FC');
const money = fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.constantFrom(0, -100, 9_999_999));

const commands = [
  fc.tuple(place, place, money).map(([from, to, amount]) =>
    command(
      'transfer',
      '/wps/relay/GCS_walletTransfer',
      { from, to, amount: amount / 100 },
      (model) => {
        add(model, from, -amount);
        add(model, to, amount);
      },
    ),
  ),
  fc
    .tuple(money, fc.constantFrom('SOLPAY', 'CARD'))
    .map(([amount, methodId]) =>
      command(
        'deposit',
        '/wps/relay/MCS2_paymentGateway',
        { amount: amount / 100, methodId },
        (model, { body }) => model.deposits.push(cents(body.value.credited)),
      ),
    ),
  money.map((amount) =>
    command(
      'withdraw',
      '/wps/transaction/withdraw',
      { amount: amount / 100, paymentPassword: '246810' },
      (model) => {
        add(model, 'CASH', -amount);
        model.withdrawals.push(amount);
      },
    ),
  ),
  fc
    .tuple(money, fc.constantFrom('spin', 'crash', 'table'))
    .map(([stake, kind]) =>
      command(
        'bet',
        '/wps/game/round',
        { nodeId: '100001', stake: stake / 100, kind },
        (model, { body }) => add(model, 'CASH', cents(body.value.win) - stake),
      ),
    ),
  fc.constant(
    scenario('depositsPaid', (model) => {
      for (const deposit of model.deposits.splice(0)) add(model, 'CASH', deposit);
    }),
  ),
  fc.constant(scenario('depositsRejected', (model) => void model.deposits.splice(0))),
  fc.constant(
    scenario('withdrawalsRejected', (model) => {
      for (const withdrawal of model.withdrawals.splice(0)) add(model, 'CASH', withdrawal);
    }),
  ),
  fc.constant(scenario('withdrawalsPaid', (model) => void model.withdrawals.splice(0))),
  fc.nat().map(repeat),
];

describe('money, over any sequence', () => {
  test('S7.40 S7.41 the total agrees with the model, no balance is negative, and a key moves money once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 24 }), async (list) => {
        const client = await backend.client().persona('member');
        await client.admin('clock', { freeze: true });
        await client.admin('scenarios', { name: 'depositsRejected' });
        await client.admin('scenarios', { name: 'withdrawalsPaid' });
        const { wallets } = (await client.get(BALANCE)).body.value;
        const balances = new Map<string, number>();
        for (const { code, balance } of wallets) balances.set(code, cents(balance));
        const model = { balances, deposits: [], withdrawals: [], sent: [] };
        await fc.asyncModelRun(() => ({ model, real: client }), list);
        const { ledger, wallets: rows } = await client.admin('state');
        for (const { memberId, code, balance } of rows) {
          const own = ledger.filter(
            (entry: { memberId: string; wallet: string }) =>
              entry.memberId === memberId && entry.wallet === code,
          );
          const sum = own.reduce((all: number, entry: { amount: number }) => all + entry.amount, 0);
          expect(sum).toBe(balance);
        }
      }),
      { numRuns: 25, seed: 2025 },
    );
  }, 120_000);
});
