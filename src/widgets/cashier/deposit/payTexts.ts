import { t } from '../../../i18n/t';
import type { Deposit, Pay } from '../../../stores/cashier/deposit';

/** What to do, in one sentence. */
export function payTitle({ category, methodName: name }: Deposit, { kind, coin, url }: Pay) {
  if (coin) return t('cashier.payCoin', { coin });
  if (kind === 'wait' && url) return t(category === 'card' ? 'cashier.payCard' : 'cashier.payPage');
  if (kind === 'code' && category === 'cash') return t('cashier.payCash');
  if (kind === 'qr' && url) return t('cashier.payApp', { name });
  return t(`cashier.pay_${kind}`);
}

/** What goes wrong most often, and how to avoid it. */
export function payHint({ category }: Deposit, { kind, coin, network, reference }: Pay) {
  if (coin) return network ? t('cashier.payNetworkOnly', { coin, network }) : undefined;
  if (reference) return t('cashier.payReference');
  if (kind === 'code' && category === 'cash') return t('cashier.payCashHint');
  if (kind === 'qr') return t('cashier.payQrHint');
  return undefined;
}
