import { t } from '../../i18n/t';
import { MAIN_WALLET } from '../../stores/cashier/wallet';

/** Vendors have names of their own; the main wallet is named in the language of the app. */
export const walletName = ({ code, name }: { code: string; name: string }) =>
  code === MAIN_WALLET ? t('wallet.mainWallet').value : name || code;
