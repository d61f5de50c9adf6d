import { t } from '../../../i18n/t';
import { creditedSum } from '../../../stores/cashier/creditedSum';
import type { Deposit } from '../../../stores/cashier/deposit';
import { Money } from '../../../ui/content/Money';

/** The fee, the bonus and the credited amount. Those that the deposit does not have are left out. */
export const depositSums = (deposit: Deposit) => {
  const { fee, bonus, state } = deposit;
  const credited = creditedSum(deposit);
  return [
    ...(fee ? [{ label: t('record.fee'), value: <Money amount={fee} /> }] : []),
    ...(bonus ? [{ label: t('record.bonus'), value: <Money amount={bonus} /> }] : []),
    ...(state === 'paid' && credited !== undefined
      ? [{ label: t('cashier.youReceive'), value: <Money amount={credited} /> }]
      : []),
  ];
};
