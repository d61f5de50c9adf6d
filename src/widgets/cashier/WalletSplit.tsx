import './WalletSplit.css';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createWalletTransfer } from '../../stores/cashier/walletTransfer';
import { BalanceAmount } from './BalanceAmount';

/** What the balance consists of: the part that can be withdrawn, and the part in wallets of games. */
export function WalletSplit() {
  const { inMain, inGames } = useStore(createWalletTransfer);
  return (
    <dl className="walletsplit">
      <div>
        <dt className="muted">{t('wallet.mainWallet')}</dt>
        <dd>
          <BalanceAmount size={14} balance={inMain} />
        </dd>
      </div>
      <div>
        <dt className="muted">{t('wallet.inGames')}</dt>
        <dd>
          <BalanceAmount size={14} balance={inGames} />
        </dd>
      </div>
    </dl>
  );
}
