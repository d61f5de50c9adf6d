import { dateText } from '../../../i18n/format';
import { text } from '../../../i18n/t';
import { creditedSum } from '../../../stores/cashier/creditedSum';
import type { Deposit } from '../../../stores/cashier/deposit';
import { formatMoney } from '../../../ui/content/formatMoney';

/** The receipt of a paid deposit as lines of text. */
export function depositReceipt(deposit: Deposit) {
  const { depositId, amount, fee, methodName, updatedAt, bonus } = deposit;
  const credited = creditedSum(deposit);
  return [
    `${text('cashier.amount')}: ${formatMoney(amount)}`,
    ...(fee ? [`${text('cashier.fee')}: ${formatMoney(fee)}`] : []),
    ...(bonus ? [`${text('cashier.bonus')}: ${formatMoney(bonus)}`] : []),
    ...(credited === undefined ? [] : [`${text('cashier.youReceive')}: ${formatMoney(credited)}`]),
    `${text('record.method')}: ${methodName}`,
    `${text('record.date')}: ${dateText(updatedAt, 'moment')}`,
    `${text('record.order')}: ${depositId}`,
  ];
}
