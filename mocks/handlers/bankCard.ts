import { banks, cashier } from '../../fixtures/cashier';
import * as contract from '../../src/contract/bankCard';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { type BankCardRow, bankCards } from '../db/bankCard';
import { members } from '../db/member';
import { withdrawals } from '../db/withdraw';
import { settled } from '../rules/settle';
import { maskedAccount } from '../rules/withdraw';

export const bankName = (code: string) =>
  banks.find(({ bankCode }) => bankCode === code)?.name ?? refuse('bank_unknown');

export const cardsOf = (db: Database, memberId: string) =>
  db.of(bankCards).where((one) => one.memberId === memberId);

export const toWireCard = ({
  id,
  bankCode,
  accountNumber,
  holder,
  isDefault,
  addedAt,
}: BankCardRow) => ({
  bankCardId: id,
  ...{ bankCode, holder, isDefault, addedAt },
  bankName: bankName(bankCode),
  accountNumber: maskedAccount(accountNumber),
});

const plain = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

async function choose(db: Database, memberId: string, id: string) {
  for (const card of cardsOf(db, memberId)) {
    const isDefault = card.id === id;
    if (card.isDefault !== isDefault) await db.of(bankCards).change(card.id, { isDefault });
  }
}

const ownCard = (db: Database, memberId: string, id: string) =>
  cardsOf(db, memberId).find((one) => one.id === id) ?? refuse('bank_card_missing');

export const bankCard = [
  handle(contract.banks, () => banks),

  handle(contract.bankCards, ({ db, member }) => cardsOf(db, member.id).map(toWireCard)),

  handle(contract.addBankCard, async ({ db, member, input }) => {
    const accountNumber = input.accountNumber.replace(/\D/g, '');
    const holder = input.holder.trim();
    const { bankCode } = input;
    bankName(bankCode);
    const own = cardsOf(db, member.id);
    if (own.length >= cashier.mostBankCards) refuse('bank_card_most');
    const isSame = (one: BankCardRow) =>
      one.bankCode === bankCode && one.accountNumber === accountNumber;
    if (db.of(bankCards).find(isSame)) refuse('bank_card_duplicate');
    const { payeeName } = member;
    if (payeeName && plain(payeeName) !== plain(holder)) refuse('bank_card_holder');
    if (!payeeName) await db.of(members).change(member.id, { payeeName: holder });
    const id = db.newId('BC-');
    const row = { id, memberId: member.id, bankCode, accountNumber, holder, isDefault: false };
    await db.of(bankCards).add({ ...row, addedAt: db.clock.now() });
    if (input.isDefault || !own.length) await choose(db, member.id, id);
    return toWireCard(ownCard(db, member.id, id));
  }),

  handle(
    contract.removeBankCard,
    settled(async ({ db, member, input }) => {
      const { id, isDefault } = ownCard(db, member.id, input.bankCardId);
      const isBusy = db
        .of(withdrawals)
        .find((one) => one.bankCardId === id && ['pending', 'approved'].includes(one.state));
      if (isBusy) refuse('bank_card_busy');
      db.of(bankCards).remove(id);
      const [next] = cardsOf(db, member.id);
      if (isDefault && next) await choose(db, member.id, next.id);
      return { success: true };
    }),
  ),

  handle(contract.setDefaultBankCard, async ({ db, member, input }) => {
    const { id } = ownCard(db, member.id, input.bankCardId);
    await choose(db, member.id, id);
    return cardsOf(db, member.id).map(toWireCard);
  }),
];
