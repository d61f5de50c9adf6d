import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

const bankCard = type({
  id: 'string',
  memberId: 'string',
  bankCode: 'string',
  /** Digits only. */
  accountNumber: 'string',
  holder: 'string',
  isDefault: 'boolean',
  addedAt: 'number',
});
export type BankCardRow = typeof bankCard.infer;

export const bankCards = defineTable('bankCards', bankCard);

const DAY = 86_400_000;
const SEEDED = [
  // member, bank, account number, holder
  ['m-lucia', 'PUERTO', '19120458770012', 'Lucía Quispe'],
  ['m-lucia', 'ANDINO', '001104860100054432', 'Lucía Quispe'],
  ['m-victor', 'VALLE', '445500127788', 'Víctor Paredes'],
  ['m-agustin', 'COSTA', '700133480091', 'Agustín Rojas'],
] as const;

export async function seedBankCards(db: Database) {
  const addedAt = db.clock.now() - 200 * DAY;
  for (const [i, [memberId, bankCode, accountNumber, holder]] of SEEDED.entries()) {
    const row = { id: `BC-${i + 1}`, memberId, bankCode, accountNumber, holder, addedAt };
    // All but Lucía's second card: each member has one default card.
    await db.table(bankCards).create({ ...row, isDefault: i !== 1 });
  }
}
