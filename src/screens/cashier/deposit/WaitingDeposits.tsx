import '../../../ui/content/Card.css';
import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createDeposit } from '../../../stores/cashier/deposit';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Row } from '../../../ui/content/Row';
import { useHasDepositRecord } from '../../../widgets/cashier/deposit/depositRecord';
import { hrefOfPayment } from '../../../widgets/cashier/hrefOfPayment';
import { paths } from '../../../widgets/site/navigation/paths';

/** Says before another deposit which ones are still open, and leads to them. */
export function WaitingDeposits() {
  const { waiting } = useStore(createDeposit);
  const hasRecord = useHasDepositRecord();
  useMount(() => void waiting.load());
  const list = computed(() => waiting.value.value ?? []);
  const n = computed(() => list.value.length);
  const amount = computed(() =>
    formatMoney(list.value.reduce((sum, deposit) => sum + deposit.amount, 0)),
  );
  const href = computed(() => {
    const [deposit] = list.value;
    const isNext = n.value === 1 || !hasRecord.value;
    return deposit && isNext ? hrefOfPayment(deposit.depositId) : paths.depositRecord;
  });
  return (
    <When is={computed(() => n.value > 0)}>
      {() => (
        <div className="card" data-pad="none" role="note">
          <Row icon="clock" title={t('cashier.waitingDeposits', { n, amount })} href={href} />
        </div>
      )}
    </When>
  );
}
