import { createUnread } from '../../stores/unread';
import { useStore } from '../../stores/useStore';
import { UnreadBadge } from '../../widgets/member/UnreadBadge';

/** All unread messages of the member, for the header of home. */
export function UnreadTotal() {
  const { total } = useStore(createUnread);
  return <UnreadBadge count={total} />;
}
