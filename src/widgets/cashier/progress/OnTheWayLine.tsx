import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createOnTheWay } from '../../../stores/cashier/onTheWay';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Row } from '../../../ui/content/Row';
import { paths } from '../../site/navigation/paths';
import { hrefOfPayment } from '../hrefOfPayment';
import { hrefOfWithdrawal } from './hrefOfWithdrawal';

/** One line while money is on its way, which leads to it. */
export function OnTheWayLine() {
  const { rows, follow } = useStore(createOnTheWay);
  useMount(follow);
  const first = computed(() => rows.value[0]);
  const isOne = computed(() => rows.value.length === 1);
  const title = computed(() => {
    const { kind, amount, waitsForMember } = first.value ?? {};
    if (!kind || amount === undefined) return '';
    if (!isOne.value) return t('progress.lineMany', { n: rows.value.length }).value;
    const values = { amount: formatMoney(amount) };
    if (waitsForMember) return t('progress.lineWaits', values).value;
    return t(kind === 'deposit' ? 'progress.lineDeposit' : 'progress.lineWithdrawal', values).value;
  });
  const href = computed(() => {
    const { kind, id } = first.value ?? {};
    if (!id) return '';
    const hasDeposit = rows.value.some((row) => row.kind === 'deposit');
    if (!isOne.value && !hasDeposit) return paths.withdrawRecord;
    return kind === 'deposit' ? hrefOfPayment(id) : hrefOfWithdrawal(id);
  });
  return <When is={first}>{() => <Row icon="clock" title={title} href={href} />}</When>;
}
