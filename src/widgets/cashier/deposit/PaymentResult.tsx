import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { creditedSum } from '../../../stores/cashier/creditedSum';
import type { Deposit } from '../../../stores/cashier/deposit';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { paths } from '../../site/navigation/paths';
import { useHasDepositRecord } from './depositRecord';

const RESULTS = {
  paid: ['party-popper', 'cashier.paidTitle'],
  rejected: ['cross-mark', 'cashier.rejectedTitle'],
  expired: ['hourglass-done', 'cashier.expiredTitle'],
  cancelled: ['prohibited', 'cashier.cancelledTitle'],
} as const;

export interface PaymentInGame {
  /** Closes the sheet: the game goes on. */
  playOn(): void;
  /** Shows the form of another deposit. */
  again(): void;
}

interface Props {
  /** The deposit that has ended. */
  deposit: Deposit;
  /** In a sheet over a game: what comes next. Without it, links lead on. */
  inGame?: PaymentInGame | undefined;
}

/** How a closed deposit ended, and where to go next. */
export function PaymentResult({ deposit, inGame }: Props) {
  const { state, reason } = deposit;
  if (!state || state === 'pending' || state === 'reviewing') return null;
  const [picture, title] = RESULTS[state];
  const isPaid = state === 'paid';
  const credited = creditedSum(deposit);
  const paidText =
    credited === undefined
      ? undefined
      : computed(() => t('cashier.paidText', { amount: formatMoney(credited) }).value);
  return (
    <div role="status">
      <EmptyState
        picture={`/art/icons/${picture}.webp`}
        title={t(title)}
        text={isPaid ? paidText : reason}
      >
        {inGame ? <GameButtons isPaid={isPaid} inGame={inGame} /> : <PageButtons isPaid={isPaid} />}
      </EmptyState>
    </div>
  );
}

const PageButtons = ({ isPaid }: { isPaid: boolean }) => (
  <>
    {isPaid ? (
      <Button href={paths.home}>{t('cashier.playNow')}</Button>
    ) : (
      <Button href={paths.deposit}>{t('cashier.again')}</Button>
    )}
    <When is={useHasDepositRecord()}>
      {() => (
        <Button kind="secondary" href={paths.depositRecord}>
          {t('cashier.seeDeposits')}
        </Button>
      )}
    </When>
  </>
);

const GameButtons = ({ isPaid, inGame }: { isPaid: boolean; inGame: PaymentInGame }) => (
  <>
    {!isPaid && <Button onClick={inGame.again}>{t('cashier.again')}</Button>}
    <Button kind={isPaid ? 'primary' : 'secondary'} onClick={inGame.playOn}>
      {t('cashier.playOn')}
    </Button>
  </>
);
