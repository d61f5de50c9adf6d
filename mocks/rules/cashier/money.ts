import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { CASH, type Entry, idempotentReplies, ledger, wallets } from '../../db/cashier/wallet';

/** The API has decimals, the database has minor units. */
export const toDecimal = (minor: number) => minor / 100;

export function toMinor(amount: number): number {
  const minor = Math.round(amount * 100);
  const isExact = Math.abs(amount * 100 - minor) < 1e-6;
  if (!Number.isSafeInteger(minor) || !isExact) reject('amount_invalid', { status: 400 });
  return minor;
}

/** Converts an amount to minor units. Rejects zero, less than zero and more than two decimals. */
export function parseAmount(amount: number): number {
  const minor = toMinor(amount);
  if (minor <= 0) reject('amount_invalid', { status: 400 });
  return minor;
}

/**
 * Rounds a share down to whole minor units. A product of decimals can be a little less than it should be:
 * 11000 * 0.7 is 7699.999999999999.
 */
export const floorMinor = (amount: number) => Math.floor(Number(amount.toPrecision(13)));

export const sumOfAmounts = (rows: { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

export const balanceOf = (db: Database, memberId: string, code = CASH) =>
  db.table(wallets).get(`${memberId}/${code}`)?.balance ?? 0;

export const walletsOf = (db: Database, memberId: string) =>
  db.table(wallets).filter((wallet) => wallet.memberId === memberId);

export const totalOf = (db: Database, memberId: string) =>
  walletsOf(db, memberId).reduce((sum, { balance }) => sum + balance, 0);

type MoneyMovement = Pick<Entry, 'memberId' | 'kind' | 'amount' | 'ref'> & {
  wallet?: string;
  at?: number;
};

/**
 * The only function that changes a balance, with an entry in the ledger. Rejects a movement that would make the
 * balance negative.
 */
export async function moveMoney(
  db: Database,
  { wallet = CASH, ...movement }: MoneyMovement,
): Promise<Entry> {
  const { memberId, amount } = movement;
  const id = `${memberId}/${wallet}`;
  const after = balanceOf(db, memberId, wallet) + amount;
  if (after < 0) reject('balance_insufficient');
  if (!Number.isSafeInteger(after)) reject('amount_invalid', { status: 400 });
  await db.table(wallets).upsert({ id, memberId, code: wallet, balance: after });
  const at = movement.at ?? db.clock.now();
  return db.table(ledger).create({ id: db.newId('L'), ...movement, wallet, after, at });
}

/** A change that happens at a certain time without a request, such as the payment of a deposit. */
export interface DueEvent {
  at: number;
  apply(at: number): Promise<unknown>;
}

interface IdempotentRequest {
  db: Database;
  idempotencyKey: string | undefined;
  member: { id: string };
  request: Request;
  input: unknown;
}

/**
 * Carries out a command once per idempotency key. A repetition gets the same reply, also when another
 * payment password was typed: the money has moved already.
 */
export async function idempotent<T>(context: IdempotentRequest, run: () => Promise<T>): Promise<T> {
  const { db, idempotencyKey: key } = context;
  if (!key) return run();
  const id = `${context.member.id}/${key}`;
  const fingerprint = `${new URL(context.request.url).pathname} ${JSON.stringify(context.input, fingerprintField)}`;
  const previous = db.table(idempotentReplies).get(id);
  if (previous && previous.fingerprint !== fingerprint) reject('key_reused', { status: 409 });
  if (previous) return previous.value as T;
  const value = await run();
  await db.table(idempotentReplies).create({ id, fingerprint, value });
  return value;
}

/** A field in the fingerprint of a command: without the payment password, and of a file only type and size. */
function fingerprintField(name: string, value: unknown) {
  if (name === 'paymentPassword') return undefined;
  return value instanceof Blob ? `${value.type} ${value.size}` : value;
}
