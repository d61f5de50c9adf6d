import { useSignalEffect } from '@kit/render/hooks';
import { computed, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { createWallet } from '../../../stores/cashier/wallet';
import { createWalletTransfer } from '../../../stores/cashier/walletTransfer';
import { createWithdraw } from '../../../stores/cashier/withdraw';
import { createBonus } from '../../../stores/promotions/bonus';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/icons/Icon';
import { BalanceAmount } from '../../../widgets/cashier/BalanceAmount';
import { bonusHeldText } from '../../../widgets/cashier/bonusHeldText';
import { HideBalanceButton } from '../../../widgets/cashier/HideBalanceButton';
import { RefreshBalanceButton } from '../../../widgets/cashier/RefreshBalanceButton';
import { WalletSplit } from '../../../widgets/cashier/WalletSplit';
import { paths } from '../../../widgets/site/navigation/paths';

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
        {computed(() => t(isTrial.value ? 'session.playMoney' : 'wallet.totalBalance').value)}
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
      <BonusLine />
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

/** An open bonus, which is part of the balance. Of real accounts only: others cannot withdraw. */
function BonusLine() {
  const { accountKind } = useStore(createSession);
  const { terms } = useStore(createWithdraw);
  const { isOffered } = useStore(createBonus);
  useSignalEffect(() => {
    if (accountKind.value === 'real') untracked(() => void terms.load());
  });
  const held = computed(() =>
    (terms.value.value?.bonusHeld ?? 0) > 0 ? terms.value.value : undefined,
  );
  return (
    <When is={held}>
      {(current) => (
        <p className="member-bonus">
          <Icon name="gift" size={18} />
          <span>
            {computed(() => bonusHeldText(current.value).value)}{' '}
            <When is={isOffered}>{() => <a href={paths.bonuses}>{t('title.bonuses')}</a>}</When>
          </span>
        </p>
      )}
    </When>
  );
}
