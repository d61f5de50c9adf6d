import { countdown } from '@kit/timers';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createDeposit, type Deposit } from '../../stores/deposit';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Countdown } from '../../ui/Countdown';
import { useCopy } from '../../widgets/app/useCopy';
import { QrCode } from '../../widgets/qrCode/QrCode';

/** What the member has to do now: scan a code, give a code at the counter, or wait. */
export function PaymentStep({ deposit }: { deposit: Deposit }) {
  const { pay, state } = deposit;
  const { payableUntil } = useStore(createDeposit);
  if (state === 'reviewing' || !pay)
    return (
      <section className="payment-step">
        <img src="/art/icons/magnifying-glass.webp" alt="" width={72} height={72} />
        <h2>{t('cashier.reviewingTitle')}</h2>
      </section>
    );
  const { kind, value } = pay;
  return (
    <section className="payment-step">
      {kind === 'qr' && <QrCode text={value} label={t('cashier.pay_qr')} />}
      {kind === 'wait' && (
        <img src="/art/icons/hourglass-not-done.webp" alt="" width={72} height={72} />
      )}
      <h2>{t(`cashier.pay_${kind}`)}</h2>
      {kind !== 'wait' && <PaymentCode value={value} />}
      {deposit.expiresAt > 0 && <TimeLeft until={payableUntil(deposit)} />}
    </section>
  );
}

function PaymentCode({ value }: { value: string }) {
  const copy = useCopy();
  return (
    <p className="payment-code">
      <b className="num">{value}</b>
      <Button kind="secondary" size="small" icon="copy" onClick={() => void copy(value)}>
        {t('app.copy')}
      </Button>
    </p>
  );
}

function TimeLeft({ until }: { until: number }) {
  const [clock] = useState(() => countdown());
  useMount(() => clock.until(until));
  return (
    <p className="payment-left">
      <span className="muted">{t('cashier.timeLeft')}</span>
      <Countdown left={clock.left} />
    </p>
  );
}
