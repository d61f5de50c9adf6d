import { computed } from '@kit/render/signals';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createWallet } from '../../stores/cashier/wallet';
import { IconButton } from '../../ui/controls/IconButton';

/** Hides and shows all balances of the app. */
export function HideBalanceButton() {
  const { isHidden, toggleHidden } = useStore(createWallet);
  return (
    <IconButton
      icon={computed(() => (isHidden.value ? 'eye-off' : 'eye'))}
      label={computed(() => t(isHidden.value ? 'wallet.show' : 'wallet.hide').value)}
      size={32}
      pressed={isHidden}
      onClick={toggleHidden}
    />
  );
}
