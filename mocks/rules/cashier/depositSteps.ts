import { type Method, methods } from '../../../fixtures/cashier/cashier';
import type { Deposit } from '../../../src/contract/cashier/deposit';
import type { Database } from '../../core/database';
import type { DepositRow } from '../../db/cashier/deposit';

const MINUTE = 60_000;
const SLOW: Method['category'][] = ['bank', 'crypto', 'cash'];

const isSlow = ({ category, pay }: Method) => SLOW.includes(category) && pay !== 'wait';

/** When the payment of a slow deposit has arrived: half-way to its end. Undefined: not yet, or it never does. */
export function receivedAt(db: Database, { at, outcome, methodId, state, updatedAt }: DepositRow) {
  const method = methods[methodId];
  if (!method || !isSlow(method) || outcome.state !== 'paid') return undefined;
  const time = Math.round((at + outcome.at) / 2);
  if (state === 'paid') return Math.min(time, updatedAt);
  return time <= db.clock.now() ? time : undefined;
}

/** The way of a slow deposit, as the API has it. */
export function depositProgressOf(
  db: Database,
  row: DepositRow,
): Pick<Deposit, 'steps' | 'expectedAt'> {
  const { methodId, at, state, updatedAt } = row;
  const method = methods[methodId];
  if (!method || !isSlow(method)) return {};
  const received = receivedAt(db, row);
  const isOpen = state === 'pending' || state === 'reviewing';
  const startedAt = received ?? (state === 'reviewing' ? at : undefined);
  return {
    steps: [
      { kind: 'requested', at },
      { kind: 'received', ...(received !== undefined && { at: received }) },
      { kind: 'credited', ...(state === 'paid' && { at: updatedAt }) },
    ],
    ...(isOpen &&
      startedAt !== undefined && { expectedAt: startedAt + method.arrivalMinutes * MINUTE }),
  };
}
