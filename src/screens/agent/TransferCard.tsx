import { formatDate } from '../../i18n/format';
import type { DownlineTransfer } from '../../stores/agentTransfer';
import { Icon } from '../../ui/Icon';
import { Money } from '../../ui/Money';
import { RecordCard } from '../../ui/RecordCard';

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
