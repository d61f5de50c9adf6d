import { createNotice } from '../../stores/notice';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { NoticeList } from '../../widgets/notice/NoticeList';

/** What the platform announces to everyone. */
export default function Notices() {
  const { posts, markRead } = useStore(createNotice);
  const { isLoggedIn } = useStore(createSession);
  return <NoticeList of={posts} onRead={markRead} reloadOn={isLoggedIn} />;
}
