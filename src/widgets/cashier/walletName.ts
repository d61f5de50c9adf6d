import { computed } from '@kit/render/signals';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createWallet, MAIN_WALLET } from '../../stores/cashier/wallet';

/** Vendors have names of their own; the main wallet is named in the language of the app. */
export const walletName = ({ code, name }: { code: string; name: string }) =>
  code === MAIN_WALLET ? t('wallet.mainWallet').value : name || code;

/** The name of a wallet of which only the code is known, such as that of a transaction. */
export function useWalletName(walletCode: string) {
  const { wallets } = useStore(createWallet);
  return computed(() => {
    const name = wallets.value.find(({ code }) => code === walletCode)?.name ?? '';
    return walletName({ code: walletCode, name });
  });
}
