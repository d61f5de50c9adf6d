import { useStore } from '../../stores/base/useStore';
import { createUnread } from '../../stores/messages/unread';
import { UnreadBadge } from '../../widgets/account/member/UnreadBadge';

/** All unread messages of the member, for the header of home. */
export function UnreadTotal() {
  const { total } = useStore(createUnread);
  return <UnreadBadge count={total} />;
}
