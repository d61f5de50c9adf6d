import { t } from '../../../i18n/t';
import type { Deposit } from '../../../stores/cashier/deposit';
import { QrCode } from '../../site/qrCode/QrCode';
import type { PaymentProps } from './PaymentProps';

const PICTURES: Partial<Record<Deposit['category'], string>> = {
  bank: 'bank',
  card: 'credit-card',
  cash: 'receipt',
};

/** The code to scan, also of a crypto address, or a picture of the method. */
export function PaymentPicture({ deposit, pay }: PaymentProps) {
  const { kind, value, coin } = pay;
  if (kind === 'qr' || coin) return <QrCode text={value} label={t('cashier.pay_qr')} />;
  const isWaiting = kind === 'wait' && !pay.url;
  const picture = isWaiting ? 'hourglass-not-done' : PICTURES[deposit.category];
  return picture ? <img src={`/art/icons/${picture}.webp`} alt="" width={64} height={64} /> : null;
}
