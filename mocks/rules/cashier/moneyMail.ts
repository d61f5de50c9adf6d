import type { Database } from '../../core/database';
import type { DepositRow } from '../../db/cashier/deposit';
import type { WithdrawalRow } from '../../db/cashier/withdraw';
import { type Mail, sendMail } from '../../db/messages/mail';
import { moneyText } from '../site/market';

/** One sentence, and a link to what it is about. */
const withLink = (
  { ES, EN }: Mail['texts'],
  address: string,
  [see, seeEn]: [string, string],
): Mail['texts'] => {
  const linked = (text: string, link: string) =>
    `<p>${text}</p><p><a href="${address}">${link}</a></p>`;
  return {
    ES: { ...ES, content: linked(ES.content, see) },
    EN: { ...EN, content: linked(EN.content, seeEn) },
  };
};

/** The mail about a withdrawal that has reached the bank, or whose money is back. */
export function mailWithdrawalEnd(
  db: Database,
  row: Pick<WithdrawalRow, 'id' | 'memberId' | 'amount' | 'fee' | 'bankName'>,
  state: 'paid' | 'rejected',
  at: number,
) {
  const { id, memberId, bankName } = row;
  const amount = moneyText(db, row.amount);
  const received = moneyText(db, row.amount - row.fee);
  const texts = {
    paid: {
      ES: {
        title: `Tu retiro de ${amount} llegó`,
        content: `${received} ya están en tu cuenta de ${bankName}.`,
      },
      EN: {
        title: `Your withdrawal of ${amount} has arrived`,
        content: `${received} is in your account at ${bankName}.`,
      },
    },
    rejected: {
      ES: {
        title: `Tu retiro de ${amount} fue rechazado`,
        content: 'El monto volvió a tu saldo.',
      },
      EN: {
        title: `Your withdrawal of ${amount} was rejected`,
        content: 'The amount is back in your balance.',
      },
    },
  }[state];
  const link = withLink(texts, `/m/withdrawReport?withdrawal=${id}`, [
    'Ver retiro',
    'See the withdrawal',
  ]);
  return sendMail(db, memberId, link, at);
}

/** The mail about a deposit that is in the balance. */
export function mailDepositPaid(
  db: Database,
  { id, memberId, amount, fee }: DepositRow,
  bonus: number,
  at: number,
) {
  const paid = moneyText(db, amount);
  const credited = moneyText(db, amount - fee + bonus);
  const texts = {
    ES: {
      title: `Tu depósito de ${paid} está en tu saldo`,
      content: `Tienes ${credited} más en tu saldo.`,
    },
    EN: {
      title: `Your deposit of ${paid} is in your balance`,
      content: `You have ${credited} more in your balance.`,
    },
  };
  const link = withLink(texts, `/m/voucherCenter?deposit=${id}`, [
    'Ver depósito',
    'See the deposit',
  ]);
  return sendMail(db, memberId, link, at);
}
