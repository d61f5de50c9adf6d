import { createNotice } from '../../stores/notice';
import { useStore } from '../../stores/useStore';
import { NoticeList } from '../../widgets/notice/NoticeList';

/** What the platform announces to everyone. */
export default function Notices() {
  const { posts, markRead } = useStore(createNotice);
  return <NoticeList of={posts} onRead={markRead} />;
}
