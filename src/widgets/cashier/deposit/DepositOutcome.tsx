import { useMount } from '@kit/render/hooks';
import { t } from '../../../i18n/t';
import { useHost, useStore } from '../../../stores/base/useStore';
import { createDeposit } from '../../../stores/cashier/deposit';
import { formatMoney } from '../../../ui/content/formatMoney';
import { hrefOfPayment } from '../hrefOfPayment';
import { OutcomeNotice } from '../OutcomeNotice';
import { pathOfDeposits } from './depositRecord';

interface Props {
  /** Shows the deposit here. Without it, a link leads to its page. */
  onShow?: (depositId: string) => void;
}

/** Where the last deposit stands, if its reply was lost. */
export function DepositOutcome({ onShow }: Props) {
  const host = useHost();
  const { outcome, lookForOutcome, resumeOutcome } = useStore(createDeposit);
  useMount(resumeOutcome);
  return (
    <OutcomeNotice
      outcome={outcome}
      onLook={() => void lookForOutcome()}
      arrivedText={({ contents, result }) =>
        t('cashier.depositArrived', {
          amount: formatMoney(result?.amount ?? contents.amount ?? 0),
        }).value
      }
      missingText={() => t('cashier.depositNotArrived').value}
      href={({ result }) => (result ? hrefOfPayment(result.depositId) : pathOfDeposits(host))}
      onShow={onShow && (({ result }) => result && onShow(result.depositId))}
    />
  );
}
