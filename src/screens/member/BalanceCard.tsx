import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { createWallet } from '../../stores/wallet';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Money } from '../../ui/Money';
import { paths } from '../../widgets/paths';

export function BalanceCard() {
  const { balance, isHidden, isReloading, hasFailed, toggle, reload } = useStore(createWallet);
  const { standing } = useStore(createSession);
  // A view has one gold button; a trial's is to open an account.
  const isTrial = computed(() => standing.value === 'trial');
  const deposit = (kind: 'primary' | 'secondary') => (
    <Button size="medium" kind={kind} icon="arrow-down-to-line" wide href={paths.deposit}>
      {t('app.deposit')}
    </Button>
  );
  return (
    <section className="card member-money" data-pad="large" aria-label={t('wallet.totalBalance')}>
      <div className="member-money-head muted">
        {t('wallet.totalBalance')}
        <IconButton
          icon={computed(() => (isHidden.value ? 'eye-off' : 'eye'))}
          label={computed(() => t(isHidden.value ? 'wallet.show' : 'wallet.hide').value)}
          size={32}
          pressed={isHidden}
          onClick={toggle}
        />
        <span className="member-refresh">
          <IconButton
            icon="refresh-cw"
            label={t('wallet.refresh')}
            size={32}
            spinning={isReloading}
            onClick={reload}
          />
        </span>
      </div>
      <When
        is={hasFailed}
        or={() => (
          <Money
            amount={computed(() => balance.value ?? 0)}
            masked={computed(() => isHidden.value || isReloading.value)}
            quietParts
            size={32}
          />
        )}
      >
        {() => (
          <p className="member-money-lost" role="alert">
            {t('wallet.failed')}
          </p>
        )}
      </When>
      <div className="member-money-ways">
        <When is={isTrial} or={() => deposit('primary')}>
          {() => deposit('secondary')}
        </When>
        <Button size="medium" kind="secondary" icon="arrow-up-from-line" wide href={paths.withdraw}>
          {t('app.withdraw')}
        </Button>
      </div>
    </section>
  );
}
