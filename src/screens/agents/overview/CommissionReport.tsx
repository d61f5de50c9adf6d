import { computed } from '@kit/render/signals';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { type CommissionDay, createAgent } from '../../../stores/agents/agent';
import { useStore } from '../../../stores/base/useStore';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { RecordCard } from '../../../ui/content/RecordCard';
import { Tag } from '../../../ui/feedback/Tag';
import { Icon } from '../../../ui/icons/Icon';
import { RecordFilterBar } from '../../../widgets/records/RecordFilterBar';
import { RecordList } from '../../../widgets/records/RecordList';
import { useRecordFilter } from '../../../widgets/records/useRecordFilter';
import { CommissionCard } from './CommissionCard';

/** What the agent earned on each day, and whether it is paid. */
export function CommissionReport() {
  const { records } = useStore(createAgent);
  const { days } = useRecordFilter({}, records.open);
  return (
    <div className="agent">
      <CommissionCard isOnReport />
      <RecordFilterBar days={days} />
      <RecordList
        of={records}
        by={({ day }) => day}
        label={t('title.agent_commission')}
        rowHeight={72}
        empty={t('team.noCommission')}
      >
        {(day) => <Day of={day} />}
      </RecordList>
    </div>
  );
}

function Day({ of: { day, stake, amount, state } }: { of: CommissionDay }) {
  return (
    <RecordCard
      start={<Icon name="coins" />}
      title={formatDate(`${day}T00:00`)}
      meta={
        stake === undefined
          ? undefined
          : t('team.staked', { amount: computed(() => formatMoney(stake)) })
      }
      amount={<Money amount={amount} size={16} tone="win" signed />}
      tag={
        state && <Tag tone={state === 'paid' ? 'win' : 'accent'}>{t(`team.state_${state}`)}</Tag>
      }
    />
  );
}
