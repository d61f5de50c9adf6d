import { describe, expect, test } from 'vitest';
import { lotteries } from '../../../fixtures/lottery/lotteries';
import { Database } from '../../core/database';
import { winningsOf } from '../games/plays';
import {
  balanceOf,
  floorMinor,
  idempotent,
  moveMoney,
  parseAmount,
  sumOfAmounts,
  toMinor,
} from './money';

test('a share keeps its last cent, when the product of the decimals is a little too small', () => {
  expect(11_000 * 0.7).toBeLessThan(7_700);
  expect(floorMinor(11_000 * 0.7)).toBe(7_700);
  expect(floorMinor(7_699.99)).toBe(7_699);
});

test('a lottery bet on one digit of ten pays 92 % of ten times the stake', () => {
  const lottery = lotteries.find(({ gameId }) => gameId === 'CADENA');
  if (!lottery) throw new Error('no lottery');
  const bet = { play: 'straight', numbers: '7', stake: 45 };
  expect(winningsOf(lottery, bet, ['1', '2', '3', '7'])).toBe(414);
});

describe('an amount', () => {
  const invalid = { code: 'amount_invalid', details: { status: 400 } };
  const caught = (act: () => unknown) => {
    try {
      return act();
    } catch (error) {
      return error;
    }
  };

  test('has two decimals at most, whatever its product with 100 is', () => {
    expect(toMinor(1.15)).toBe(115);
    expect(toMinor(-0.07)).toBe(-7);
    expect(caught(() => toMinor(1.155))).toMatchObject(invalid);
  });

  test('is a number that is counted exactly', () => {
    expect(toMinor(90_071_992_547_409.91)).toBe(Number.MAX_SAFE_INTEGER);
    expect(caught(() => toMinor(1e15))).toMatchObject(invalid);
    expect(caught(() => toMinor(Number.NaN))).toMatchObject(invalid);
  });

  test.each([0, -0.01])('of a command is not %s', (amount) => {
    expect(caught(() => parseAmount(amount))).toMatchObject(invalid);
  });

  test('of a command is at least one minor unit', () => {
    expect(parseAmount(0.01)).toBe(1);
  });

  test('is added up from zero', () => {
    expect(sumOfAmounts([])).toBe(0);
    expect(sumOfAmounts([{ amount: 3 }, { amount: 4 }])).toBe(7);
  });
});

describe('a movement of money', () => {
  const START = Date.UTC(2026, 10, 20, 12);
  const openDatabase = () => new Database({ seed: 'money', now: START });
  const deposit = { memberId: 'ana', kind: 'DEPOSIT', ref: 'd1' };

  test('writes balance, wallet and time, of the clock or of the event', async () => {
    const db = openDatabase();
    expect(balanceOf(db, 'ana')).toBe(0);
    const first = await moveMoney(db, { ...deposit, amount: 500 });
    expect(first).toMatchObject({ wallet: 'CASH', amount: 500, after: 500 });
    expect(Math.abs(first.at - db.clock.now())).toBeLessThan(60_000);
    const second = await moveMoney(db, { ...deposit, amount: 1, wallet: 'PG', at: 7 });
    expect(second).toMatchObject({ wallet: 'PG', after: 1, at: 7 });
    expect([balanceOf(db, 'ana'), balanceOf(db, 'ana', 'PG')]).toEqual([500, 1]);
  });

  test('may take everything, and is rejected when it would take more', async () => {
    const db = openDatabase();
    await moveMoney(db, { ...deposit, amount: 500 });
    await expect(moveMoney(db, { ...deposit, amount: -501 })).rejects.toMatchObject({
      code: 'balance_insufficient',
    });
    expect((await moveMoney(db, { ...deposit, amount: -500 })).after).toBe(0);
  });

  test('is rejected, when the balance could not be counted exactly', async () => {
    const db = openDatabase();
    await moveMoney(db, { ...deposit, amount: Number.MAX_SAFE_INTEGER });
    await expect(moveMoney(db, { ...deposit, amount: 1 })).rejects.toMatchObject({
      code: 'amount_invalid',
      details: { status: 400 },
    });
    expect(balanceOf(db, 'ana')).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('a command with an idempotency key', () => {
  function openCommand() {
    const db = new Database({ seed: 'keys' });
    let runs = 0;
    const send = (input: unknown, idempotencyKey?: string, path = '/wps/withdraw') =>
      idempotent(
        {
          db,
          idempotencyKey,
          member: { id: 'ana' },
          request: new Request(`http://localhost${path}`),
          input,
        },
        async () => ++runs,
      );
    return send;
  }

  test('runs once, also when another payment password was typed', async () => {
    const send = openCommand();
    expect(await send({ amount: 5, paymentPassword: '1' }, 'k1')).toBe(1);
    expect(await send({ amount: 5, paymentPassword: '2' }, 'k1')).toBe(1);
    expect(await send({ amount: 5 }, 'k2')).toBe(2);
  });

  test('runs each time without a key', async () => {
    const send = openCommand();
    expect([await send({ amount: 5 }), await send({ amount: 5 })]).toEqual([1, 2]);
  });

  test.each([
    ['another amount', { amount: 6 }, undefined],
    ['another address', { amount: 5 }, '/wps/deposit'],
    ['another file', { amount: 5, file: new Blob(['12']) }, undefined],
  ])('is rejected with the key of a command that has %s', async (_, input, path) => {
    const send = openCommand();
    await send({ amount: 5, file: new Blob(['1']) }, 'k1');
    await expect(send({ file: new Blob(['1']), ...input }, 'k1', path)).rejects.toMatchObject({
      code: 'key_reused',
      details: { status: 409 },
    });
  });
});
