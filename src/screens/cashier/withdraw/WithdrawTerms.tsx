import { computed, type Signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { UNLIMITED } from '../../../contract/account/fields';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createIdentityCheck } from '../../../stores/cashier/identityCheck';
import { createWalletTransfer } from '../../../stores/cashier/walletTransfer';
import { createWithdraw } from '../../../stores/cashier/withdraw';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { Button } from '../../../ui/controls/Button';
import { Note } from '../../../ui/feedback/Note';
import { Tag } from '../../../ui/feedback/Tag';
import { Icon } from '../../../ui/icons/Icon';
import { bonusHeldText } from '../../../widgets/cashier/bonusHeldText';
import { paths } from '../../../widgets/site/navigation/paths';

/** The amount that can be withdrawn today, and what prevents a withdrawal. */
export function WithdrawTerms({ isSettingPassword }: { isSettingPassword: Signal<boolean> }) {
  const { terms, available, isHeldBack } = useStore(createWithdraw);
  const { inGames } = useStore(createWalletTransfer);
  const current = terms.value;
  const countLeft = computed(() => current.value?.leftToday ?? 0);
  const hasCountLimit = computed(() => current.value?.leftToday !== undefined);
  const hasDailyLimit = computed(() => (current.value?.amountLeftToday ?? 0) < UNLIMITED);
  const freeLeft = computed(() => current.value?.freeLeft ?? 0);
  const amountLeft = computed(() => formatMoney(current.value?.amountLeftToday ?? 0));
  const turnover = computed(() => formatMoney(current.value?.turnoverLeft ?? 0));
  const bonusHeld = computed(() => current.value?.bonusHeld ?? 0);
  const isIdentityMissing = useStore(createIdentityCheck).isMissingFor('firstWithdrawal');
  const needsKyc = computed(
    () => !isIdentityMissing.value && available.value > (current.value?.kycLimit ?? UNLIMITED),
  );
  const kycLimit = computed(() => formatMoney(current.value?.kycLimit ?? 0));
  return (
    <>
      <section className="withdraw-hero" aria-labelledby="withdraw-hero">
        <h2 id="withdraw-hero" className="muted">
          {t('cashier.withdrawAvailable')}
        </h2>
        <Money amount={available} size={32} quietParts />
        <When is={hasDailyLimit}>
          {() => <p className="muted">{t('cashier.dailyLeft', { amount: amountLeft })}</p>}
        </When>
        <p className="withdraw-tags">
          <When is={hasCountLimit}>
            {() => <Tag tone="info">{t('cashier.withdrawLeft', { n: countLeft })}</Tag>}
          </When>
          <When is={computed(() => freeLeft.value > 0)}>
            {() => <Tag tone="win">{t('cashier.freeLeft', { n: freeLeft })}</Tag>}
          </When>
        </p>
        <img src="/art/icons/money-with-wings.webp" alt="" width={64} height={64} />
      </section>
      <When is={inGames}>
        {(amount) => (
          <Note>
            <Icon name="wallet" />
            <p>{t('wallet.moreInGames', { amount: computed(() => formatMoney(amount.value)) })}</p>
            <Button kind="secondary" size="small" href={paths.wallets}>
              {t('wallet.seeWallets')}
            </Button>
          </Note>
        )}
      </When>
      <When is={computed(() => bonusHeld.value > 0)}>
        {() => (
          <Note>
            <Icon name="gift" />
            <p>
              <b>{t('cashier.wagerTitle')}</b>
              <span>{computed(() => current.value && bonusHeldText(current.value).value)}</span>
            </p>
          </Note>
        )}
      </When>
      <When is={isHeldBack}>
        {() => (
          <Note role="alert">
            <Icon name="triangle-alert" />
            <p>
              <b>{t('cashier.wagerTitle')}</b>
              <span>{t('cashier.wagerLeft', { amount: turnover })}</span>
            </p>
          </Note>
        )}
      </When>
      <When is={computed(() => current.value?.leftToday === 0)}>
        {() => (
          <Note role="alert">
            <Icon name="clock" />
            <p>{t('cashier.noneLeft')}</p>
          </Note>
        )}
      </When>
      <When is={needsKyc}>
        {() => (
          <Note>
            <Icon name="id-card" />
            <p>{t('cashier.kycLimit', { amount: kycLimit })}</p>
            <Button kind="secondary" size="small" href={paths.kyc}>
              {t('cashier.kycLink')}
            </Button>
          </Note>
        )}
      </When>
      <When is={computed(() => current.value?.hasPaymentPassword === false)}>
        {() => (
          <Note role="alert">
            <Icon name="lock" />
            <p>{t('cashier.needPassword')}</p>
            <Button
              kind="secondary"
              size="small"
              onClick={() => {
                isSettingPassword.value = true;
              }}
            >
              {t('cashier.setPassword')}
            </Button>
          </Note>
        )}
      </When>
    </>
  );
}
