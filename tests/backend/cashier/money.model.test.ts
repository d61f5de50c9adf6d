import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDay } from '../../../mocks/rules/site/localDay';
import { runBackend } from '../backend';
import {
  bonusExpires,
  type Command,
  choosePromo,
  depositWithBonus,
  PAYMENT_PASSWORD,
  playBonus,
  TRANSFER,
  WITHDRAW,
} from './bonusCommands';
import { BALANCE, cents, idempotencyKey } from './money';
import { countStake, endBonus, openBonuses } from './moneyBonuses';
import {
  type Answer,
  add,
  expectAgreement,
  type Model,
  move,
  noLines,
  readStatement,
  relay,
  type Sent,
  takeBack,
  takeEnds,
  takeOut,
  takeWithdrawal,
} from './moneyModel';

const backend = runBackend();

/**
 * A command that moves money. The model follows the reply, and the balances must agree with the model. A reply may be
 * lost: then the command is sent again, from the other tab.
 */
const command = (
  name: string,
  path: string,
  input: Record<string, unknown> | ((model: Model) => Record<string, unknown> | undefined),
  updateModel: (model: Model, answer: Answer) => void,
  isLost = false,
): Command => ({
  check: (model) => typeof input !== 'function' || input(model as Model) !== undefined,
  toString: () => `${name} ${JSON.stringify(input)}${isLost ? ' (reply lost)' : ''}`,
  async run(model, tabs) {
    const key = `key-${model.sent.length}`;
    const sentInput = typeof input === 'function' ? (input(model) ?? {}) : input;
    if (isLost) await tabs.second.post(path, sentInput, idempotencyKey(key));
    const answer = await tabs.first.post(path, sentInput, idempotencyKey(key));
    expect(answer.status).toBeLessThan(429);
    if (answer.body.success) {
      updateModel(model, answer);
      // Only what moves money may be repeated: a deposit is cancelled once.
      if (!path.endsWith('cancelDeposit')) model.sent.push({ path, input: sentInput, key, answer });
    }
    await expectAgreement(model, tabs);
  },
});

/** Something that happens without the member: staff decide, or time passes. */
const event = (name: string, path: string, body: object): Command => ({
  check: () => true,
  toString: () => name,
  async run(model, tabs) {
    await tabs.first.admin(path, body);
    await takeEnds(model, tabs);
    await expectAgreement(model, tabs);
  },
});
const scenario = (name: string) => event(name, 'scenarios', { name });

/** A crash round that is left at once: its stake counts when it has ended. */
const crashRound = (stake: number, isLost: boolean): Command => ({
  check: () => true,
  toString: () => `crash round of ${stake}${isLost ? ' (reply lost)' : ''}`,
  async run(model, tabs) {
    const input = { nodeId: '100001', stake: stake / 100, kind: 'crash' };
    const key = `key-${model.sent.length}`;
    const path = '/wps/game/round';
    if (isLost) await tabs.second.post(path, input, idempotencyKey(key));
    const answer = await tabs.first.post(path, input, idempotencyKey(key));
    const { body } = answer;
    if (body.success) {
      model.sent.push({ path, input, key, answer });
      const leave = ['/wps/game/round/cashOut', { roundId: body.value.roundId }] as const;
      if (isLost) await tabs.second.post(...leave);
      const left = await tabs.first.post(...leave);
      move(model, 'stakes', -stake);
      move(model, 'wins', cents(left.body.value.win));
      countStake(model, stake);
    }
    await expectAgreement(model, tabs);
  },
});

const repeat = (index: number): Command => ({
  check: ({ sent }) => sent.length > 0,
  toString: () => `repeat ${index}`,
  async run(model, tabs) {
    const { path, input, key, answer } = model.sent[index % model.sent.length] as Sent;
    expect((await tabs.second.post(path, input, idempotencyKey(key))).body).toEqual(answer.body);
    await expectAgreement(model, tabs);
  },
});

const place = fc.constantFrom('CASH', 'PG', 'JL', 'FC');
/** Some cents decide what becomes of a deposit or a withdrawal. */
const testCents = fc
  .tuple(fc.integer({ min: 50, max: 300 }), fc.constantFrom(13, 17, 31, 32, 33))
  .map(([whole, part]) => whole * 100 + part);
const money = fc.oneof(
  fc.integer({ min: 1, max: 60_000 }),
  testCents,
  fc.constantFrom(0, -100, 9_999_999),
);

const commands = [
  fc.tuple(place, place, money).map(([from, to, amount]) =>
    command('transfer', TRANSFER, { from, to, amount: amount / 100 }, (model) => {
      add(model, from, -amount);
      add(model, to, amount);
    }),
  ),
  fc
    .tuple(money, fc.constantFrom('SOLPAY', 'CARD', 'STABLE', 'AGENTCASH'), fc.boolean())
    .map(([amount, methodId, isLost]) =>
      command(
        'deposit',
        relay('paymentGateway'),
        { amount: amount / 100, methodId },
        (model, { body: { value } }) =>
          model.deposits.push({ id: value.depositId, amount, fee: cents(value.fee) }),
        isLost,
      ),
    ),
  fc
    .tuple(money, fc.boolean())
    .map(([amount, isLost]) =>
      command(
        'withdraw',
        WITHDRAW,
        { amount: amount / 100, paymentPassword: PAYMENT_PASSWORD },
        (model, { body: { value } }) => takeWithdrawal(model, value),
        isLost,
      ),
    ),
  fc.tuple(fc.nat(), fc.boolean()).map(([index, isLost]) =>
    command(
      'cancel a withdrawal',
      relay('cancelWithdraw'),
      ({ withdrawals }) => {
        const row = withdrawals[index % (withdrawals.length || 1)];
        return row && { withdrawId: row.id };
      },
      (model, { body: { value } }) => takeBack(model, takeOut(model.withdrawals, value.withdrawId)),
      isLost,
    ),
  ),
  fc.nat().map((index) =>
    command(
      'cancel a deposit',
      relay('cancelDeposit'),
      ({ deposits }) => {
        const row = deposits[index % (deposits.length || 1)];
        return row && { depositId: row.id };
      },
      (model, { body: { value } }) => void takeOut(model.deposits, value.depositId),
    ),
  ),
  fc.tuple(money, fc.constantFrom('spin', 'table'), fc.boolean()).map(([stake, kind, isLost]) =>
    command(
      'bet',
      '/wps/game/round',
      { nodeId: '100001', stake: stake / 100, kind },
      (model, { body }) => {
        move(model, 'stakes', -stake);
        move(model, 'wins', cents(body.value.win));
        countStake(model, stake);
      },
      isLost,
    ),
  ),
  fc.constantFrom('DAILY', null).map(choosePromo),
  fc.integer({ min: 5_000, max: 20_000 }).map(depositWithBonus),
  fc.tuple(money, fc.boolean()).map(([stake, isLost]) => crashRound(stake, isLost)),
  fc.constant(bonusExpires),
  fc.boolean().map(playBonus),
  fc.tuple(fc.nat(), fc.boolean()).map(([index, isLost]) =>
    command(
      'leave a bonus',
      relay('leaveBonus'),
      (model) => {
        const open = openBonuses(model);
        const row = open[index % (open.length || 1)];
        return row && { bonusId: row.id, held: row.held / 100 };
      },
      (model, { body: { value } }) => {
        model.lines.bonuses -= endBonus(model, value.bonusId, 'left');
      },
      isLost,
    ),
  ),
  fc.constantFrom('depositsPaid', 'depositsRejected', 'depositsExpired').map(scenario),
  fc.constantFrom('withdrawalsRejected', 'withdrawalsPaid', 'withdrawalsApproved').map(scenario),
  fc
    .constantFrom(30, 70, 2_000)
    .map((seconds) => event(`${seconds} s`, 'clock', { advance: seconds * 1_000 })),
  fc.nat().map(repeat),
];

describe('money, over any sequence', () => {
  test('S7.40 S7.41 balances and statement agree with the model, and a key moves money once', async () => {
    const ends = new Set<string | undefined>();
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 24, size: 'max' }), async (list) => {
        const client = await backend.client().persona('member');
        // In the middle of a month, so that one statement has all of it.
        const month = localDay((await client.admin('clock')).now).slice(0, 7);
        await client.admin('clock', { at: Date.parse(`${month}-15T15:00:00Z`), freeze: true });
        await client.admin('scenarios', { name: 'depositsRejected' });
        await client.admin('scenarios', { name: 'withdrawalsPaid' });
        const { wallets } = (await client.get(BALANCE)).body.value;
        const balances = new Map<string, number>();
        for (const { code, balance } of wallets) balances.set(code, cents(balance));
        const { lines: before } = await readStatement(client);
        const open = { deposits: [], withdrawals: [], bonuses: [], sent: [] };
        const model = { ...open, balances, before, lines: noLines() };
        const real = { first: client, second: client.as(client.token) };
        await fc.asyncModelRun(() => ({ model, real }), list);
        for (const { end } of model.bonuses) ends.add(end);
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
    // A sequence that never ends a bonus in one of these ways would show nothing about it.
    expect([...ends]).toEqual(expect.arrayContaining(['played', 'lost', 'expired', 'left']));
  }, 240_000);
});
