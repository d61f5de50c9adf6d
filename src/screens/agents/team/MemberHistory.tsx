import { useMount } from '@kit/render/hooks';
import { t } from '../../../i18n/t';
import { createAgentTransfer } from '../../../stores/agents/agentTransfer';
import { useStore } from '../../../stores/base/useStore';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { RecordList } from '../../../widgets/records/RecordList';
import { TransferCard } from '../transfer/TransferCard';

/** What the agent has transferred to one member. */
export function MemberHistory({ account }: { account: string }) {
  const { history } = useStore(createAgentTransfer);
  useMount(() => void history.open({ account }));
  return (
    <section className="agent-section" aria-labelledby="agent-history">
      <h2 id="agent-history">{t('team.history')}</h2>
      <RecordList
        of={history}
        by={({ transferId }) => transferId}
        label={t('team.history')}
        rowHeight={72}
        empty={() => (
          <EmptyState compact picture="/art/icons/outbox-tray.webp" title={t('team.noTransfers')} />
        )}
      >
        {(transfer) => <TransferCard transfer={transfer} />}
      </RecordList>
    </section>
  );
}
