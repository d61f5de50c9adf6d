import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createWallet } from '../../stores/cashier/wallet';
import { IconButton } from '../../ui/controls/IconButton';

/** Loads the balance again. It turns while it loads. */
export function RefreshBalanceButton({ size = 32 }: { size?: number }) {
  const { isReloading, reload } = useStore(createWallet);
  return (
    <IconButton
      icon="refresh-cw"
      label={t('wallet.refresh')}
      size={size}
      spinning={isReloading}
      onClick={reload}
    />
  );
}
