import { t } from '../../i18n/t';
import type { Deposit } from '../../stores/deposit';
import { Money } from '../../ui/Money';

/** What became of the amount on its way to the wallet. */
export const sumsOf = ({ fee, bonus, credited, state }: Deposit) => [
  ...(fee ? [{ label: t('record.fee'), value: <Money amount={fee} /> }] : []),
  ...(bonus ? [{ label: t('record.bonus'), value: <Money amount={bonus} /> }] : []),
  ...(state === 'paid'
    ? [{ label: t('cashier.youReceive'), value: <Money amount={credited + bonus} /> }]
    : []),
];
