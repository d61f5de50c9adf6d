import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { createWallet } from '../../stores/wallet';
import { createWalletTransfer } from '../../stores/walletTransfer';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { BalanceAmount } from '../../widgets/cashier/BalanceAmount';
import { HideBalanceButton } from '../../widgets/cashier/HideBalanceButton';
import { RefreshBalanceButton } from '../../widgets/cashier/RefreshBalanceButton';
import { WalletSplit } from '../../widgets/cashier/WalletSplit';
import { paths } from '../../widgets/navigation/paths';

export function BalanceCard() {
  const { hasFailed } = useStore(createWallet);
  const { accountKind } = useStore(createSession);
  const { hasWallets } = useStore(createWalletTransfer);
  // Each view has one primary button. For a trial account that is "create account".
  const isTrial = computed(() => accountKind.value === 'trial');
  const depositButton = (kind: 'primary' | 'secondary') => (
    <Button size="medium" kind={kind} icon="arrow-down-to-line" wide href={paths.deposit}>
      {t('app.deposit')}
    </Button>
  );
  return (
    <section className="card member-money" data-pad="large" aria-label={t('wallet.totalBalance')}>
      <div className="member-money-head muted">
        {t('wallet.totalBalance')}
        <HideBalanceButton />
        <span className="member-refresh">
          <RefreshBalanceButton />
        </span>
      </div>
      <When is={hasFailed} or={() => <BalanceAmount quietParts size={32} />}>
        {() => (
          <p className="member-money-failed" role="alert">
            {t('wallet.failed')}
          </p>
        )}
      </When>
      <When is={hasWallets}>
        {() => (
          <a className="member-wallets" href={paths.wallets}>
            <span className="visually-hidden">{t('title.wallets')}</span>
            <WalletSplit />
            <Icon name="chevron-right" size={18} flips />
          </a>
        )}
      </When>
      <div className="member-money-actions">
        <When is={isTrial} or={() => depositButton('primary')}>
          {() => depositButton('secondary')}
        </When>
        <Button size="medium" kind="secondary" icon="arrow-up-from-line" wide href={paths.withdraw}>
          {t('app.withdraw')}
        </Button>
      </div>
    </section>
  );
}
