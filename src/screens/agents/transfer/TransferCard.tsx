import { formatDate } from '../../../i18n/format';
import type { DownlineTransfer } from '../../../stores/agents/agentTransfer';
import { Money } from '../../../ui/content/Money';
import { RecordCard } from '../../../ui/content/RecordCard';
import { Icon } from '../../../ui/icons/Icon';

/** A transfer that was made. */
export const TransferCard = ({ transfer }: { transfer: DownlineTransfer }) => {
  const { account, amount, at, remark } = transfer;
  return (
    <RecordCard
      start={<Icon name="send" />}
      title={account}
      meta={formatDate(at, 'moment')}
      amount={<Money amount={amount} size={16} />}
    >
      {remark && <p className="agent-remark muted">{remark}</p>}
    </RecordCard>
  );
};
