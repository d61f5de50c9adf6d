import { banks, cashier, mobileWallets } from '../../../fixtures/cashier/cashier';
import * as contract from '../../../src/contract/cashier/bankCard';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { foldText } from '../../core/values/foldText';
import { members } from '../../db/account/member';
import { type BankCardRow, bankCards } from '../../db/cashier/bankCard';
import { withdrawals } from '../../db/cashier/withdraw';
import { maskedAccountNumber } from '../../rules/cashier/withdraw';
import { withDueEvents } from '../../rules/site/dueEvents';

const MIN_DIGITS = 6;

/** The name of a bank. Rejects an unknown code. */
export const bankName = (code: string) =>
  banks.find(({ bankCode }) => bankCode === code)?.name ?? reject('bank_unknown');

export const bankCardsOf = (db: Database, memberId: string) =>
  db.table(bankCards).filter((card) => card.memberId === memberId);

export const toWireCard = ({
  id,
  bankCode,
  accountNumber,
  holder,
  isDefault,
  addedAt,
}: BankCardRow) => ({
  bankCardId: id,
  bankCode,
  holder,
  isDefault,
  addedAt,
  bankName: bankName(bankCode),
  accountNumber: maskedAccountNumber(accountNumber),
});

const normalizeName = (name: string) => foldText(name).replace(/\s+/g, ' ').trim();

async function setDefault(db: Database, memberId: string, id: string) {
  for (const card of bankCardsOf(db, memberId)) {
    const isDefault = card.id === id;
    if (card.isDefault !== isDefault) await db.table(bankCards).update(card.id, { isDefault });
  }
}

const ownCard = (db: Database, memberId: string, id: string) =>
  bankCardsOf(db, memberId).find((card) => card.id === id) ?? reject('bank_card_missing');

export const bankCard = [
  handle(contract.banks, () => banks),

  handle(contract.bankCards, ({ db, member }) => bankCardsOf(db, member.id).map(toWireCard)),

  handle(contract.addBankCard, async ({ db, member, input }) => {
    const accountNumber = input.accountNumber.replace(/\D/g, '');
    const holder = input.holder.trim();
    const { bankCode } = input;
    if (!holder || accountNumber.length < MIN_DIGITS) reject('malformed', { status: 400 });
    // Rejects an unknown bank.
    bankName(bankCode);
    const cards = bankCardsOf(db, member.id);
    if (cards.length >= cashier.maxBankCards) reject('bank_card_most');
    const isSame = (card: BankCardRow) =>
      card.bankCode === bankCode && card.accountNumber === accountNumber;
    if (db.table(bankCards).find(isSame)) reject('bank_card_duplicate');
    const { payeeName, mobile } = member;
    const hasOtherName =
      Boolean(payeeName) && normalizeName(payeeName ?? '') !== normalizeName(holder);
    const isMobileWallet = mobileWallets.includes(bankCode);
    if (isMobileWallet && (hasOtherName || accountNumber !== mobile))
      reject('payee_mobile_invalid');
    if (hasOtherName) reject('bank_card_holder');
    if (!payeeName) await db.table(members).update(member.id, { payeeName: holder });
    const id = db.newId('BC-');
    const row = { id, memberId: member.id, bankCode, accountNumber, holder, isDefault: false };
    await db.table(bankCards).create({ ...row, addedAt: db.clock.now() });
    if (input.isDefault || !cards.length) await setDefault(db, member.id, id);
    return toWireCard(ownCard(db, member.id, id));
  }),

  handle(
    contract.removeBankCard,
    withDueEvents(async ({ db, member, input }) => {
      const { id, isDefault } = ownCard(db, member.id, input.bankCardId);
      const isBusy = db
        .table(withdrawals)
        .find(
          (withdrawal) =>
            withdrawal.bankCardId === id && ['pending', 'approved'].includes(withdrawal.state),
        );
      if (isBusy) reject('bank_card_busy');
      db.table(bankCards).delete(id);
      const [next] = bankCardsOf(db, member.id);
      if (isDefault && next) await setDefault(db, member.id, next.id);
      return { success: true };
    }),
  ),

  handle(contract.setDefaultBankCard, async ({ db, member, input }) => {
    const { id } = ownCard(db, member.id, input.bankCardId);
    await setDefault(db, member.id, id);
    return bankCardsOf(db, member.id).map(toWireCard);
  }),
];
