import { createAgentNotice } from '../../stores/agentNotice';
import { useStore } from '../../stores/useStore';
import { NoticeList } from '../../widgets/notice/NoticeList';

/** What the platform announces to agents. */
export function AgentNotices() {
  const { posts, markRead } = useStore(createAgentNotice);
  return <NoticeList of={posts} onRead={markRead} />;
}
