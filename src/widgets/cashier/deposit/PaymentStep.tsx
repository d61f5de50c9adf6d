import { countdown } from '@kit/data/countdown';
import { useMount, useOnce } from '@kit/render/hooks';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createDeposit } from '../../../stores/cashier/deposit';
import { isReceived } from '../../../stores/cashier/depositSteps';
import { Countdown } from '../../../ui/content/Countdown';
import { PaymentActions } from './PaymentActions';
import { PaymentData } from './PaymentData';
import { PaymentPicture } from './PaymentPicture';
import type { PaymentProps } from './PaymentProps';
import { payHint, payTitle } from './payTexts';

/** What the member has to do now, with everything that is needed for it. */
export function PaymentStep({ deposit }: Pick<PaymentProps, 'deposit'>) {
  const { pay, state, expiresAt } = deposit;
  const hasArrived = isReceived(deposit);
  if (!pay || hasArrived)
    return (
      <section className="payment-step">
        <img src="/art/icons/magnifying-glass.webp" alt="" width={72} height={72} />
        <h2>{t(hasArrived ? 'cashier.receivedTitle' : 'cashier.reviewingTitle')}</h2>
      </section>
    );
  const hint = payHint(deposit, pay);
  return (
    <section className="payment-step">
      <PaymentPicture deposit={deposit} pay={pay} />
      <h2>{payTitle(deposit, pay)}</h2>
      {hint && <p className="payment-hint">{hint}</p>}
      <PaymentData deposit={deposit} pay={pay} />
      <PaymentActions deposit={deposit} pay={pay} />
      {state !== 'reviewing' && expiresAt > 0 && <TimeLeft until={expiresAt} />}
    </section>
  );
}

function TimeLeft({ until }: { until: number }) {
  const { now } = useStore(createDeposit);
  const clock = useOnce(() => countdown());
  useMount(() => clock.until(until, now));
  return (
    <p className="payment-left">
      <span className="muted">{t('cashier.timeLeft')}</span>
      <Countdown left={clock.left} />
    </p>
  );
}
