import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { formatNumber } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { createAgentTransfer } from '../../../stores/agents/agentTransfer';
import { useStore } from '../../../stores/base/useStore';
import { Money } from '../../../ui/content/Money';
import { RecordFilterBar } from '../../../widgets/records/RecordFilterBar';
import { RecordList } from '../../../widgets/records/RecordList';
import { SumCard } from '../../../widgets/records/SumCard';
import { useRecordFilter } from '../../../widgets/records/useRecordFilter';
import { TransferCard } from './TransferCard';

/** All transfers to the downline, with their sum. */
export function TransferReport() {
  const { report } = useStore(createAgentTransfer);
  const { days } = useRecordFilter({}, report.open);
  return (
    <div className="agent">
      <RecordFilterBar days={days} />
      <RecordList
        of={report}
        by={({ transferId }) => transferId}
        label={t('title.agent_transfers')}
        rowHeight={78}
        empty={t('team.noTransfers')}
        head={() => <Sum />}
      >
        {(transfer) => <TransferCard transfer={transfer} />}
      </RecordList>
    </div>
  );
}

function Sum() {
  const { lastReply } = useStore(createAgentTransfer).report;
  const lines = computed(() => {
    const { sum, totalCount } = lastReply.value ?? {};
    return [
      ...(sum === undefined
        ? []
        : [{ key: 'sum', label: t('team.transferSum'), value: <Money amount={sum} size={16} /> }]),
      ...(totalCount === undefined
        ? []
        : [{ key: 'count', label: t('team.transferCount'), value: formatNumber(totalCount) }]),
    ];
  });
  return <When is={computed(() => lines.value.length > 0)}>{() => <SumCard lines={lines} />}</When>;
}
