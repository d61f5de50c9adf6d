import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { answered, CASH, type Entry, ledger, wallets } from '../db/wallet';

/** Decimals on the wire, whole minor units inside. */
export const toWire = (minor: number) => minor / 100;

export function toMinor(amount: number): number {
  const minor = Math.round(amount * 100);
  const isExact = Math.abs(amount * 100 - minor) < 1e-6;
  if (!Number.isSafeInteger(minor) || !isExact) refuse('amount_invalid', { status: 400 });
  return minor;
}

/** An amount that someone wants to move: above zero, at most two decimals. */
export function positive(amount: number): number {
  const minor = toMinor(amount);
  if (minor <= 0) refuse('amount_invalid', { status: 400 });
  return minor;
}

export const balanceOf = (db: Database, memberId: string, code = CASH) =>
  db.of(wallets).get(`${memberId}/${code}`)?.balance ?? 0;

export const walletsOf = (db: Database, memberId: string) =>
  db.of(wallets).where((one) => one.memberId === memberId);

export const totalOf = (db: Database, memberId: string) =>
  walletsOf(db, memberId).reduce((sum, { balance }) => sum + balance, 0);

type Move = Pick<Entry, 'memberId' | 'kind' | 'amount' | 'ref'> & { wallet?: string; at?: number };

/** The only way money changes place. Refuses what would leave less than nothing. */
export async function move(db: Database, { wallet = CASH, ...what }: Move): Promise<Entry> {
  const { memberId, amount } = what;
  const id = `${memberId}/${wallet}`;
  const after = balanceOf(db, memberId, wallet) + amount;
  if (after < 0) refuse('balance_insufficient');
  if (!Number.isSafeInteger(after)) refuse('amount_invalid', { status: 400 });
  await db.of(wallets).put({ id, memberId, code: wallet, balance: after });
  const at = what.at ?? db.clock.now();
  return db.of(ledger).add({ id: db.newId('L'), ...what, wallet, after, at });
}

/** Something that happens to money by itself, at its time. */
export interface Due {
  at: number;
  act(at: number): Promise<unknown>;
}

interface Keyed {
  db: Database;
  idempotencyKey: string | undefined;
  member: { id: string };
  request: Request;
  input: unknown;
}

/** A command repeated under one key is carried out once and answered twice. */
export async function once<T>(ask: Keyed, act: () => Promise<T>): Promise<T> {
  const { db, idempotencyKey: key } = ask;
  if (!key) return act();
  const id = `${ask.member.id}/${key}`;
  const asked = `${new URL(ask.request.url).pathname} ${JSON.stringify(ask.input, sized)}`;
  const before = db.of(answered).get(id);
  if (before && before.asked !== asked) refuse('key_reused', { status: 409 });
  if (before) return before.value as T;
  const value = await act();
  await db.of(answered).add({ id, asked, value });
  return value;
}

const sized = (_name: string, value: unknown) =>
  value instanceof Blob ? `${value.type} ${value.size}` : value;
