import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { createNotice } from '../../../stores/messages/notice';
import { NoticeList } from '../../../widgets/messages/notice/NoticeList';

/** What the platform announces to everyone. */
export default function Notices() {
  const { posts, markRead } = useStore(createNotice);
  const { isLoggedIn } = useStore(createSession);
  return <NoticeList of={posts} onRead={markRead} reloadOn={isLoggedIn} />;
}
