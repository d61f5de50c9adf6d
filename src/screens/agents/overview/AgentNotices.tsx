import { createAgentNotice } from '../../../stores/agents/agentNotice';
import { useStore } from '../../../stores/base/useStore';
import { NoticeList } from '../../../widgets/messages/notice/NoticeList';

/** What the platform announces to agents. */
export function AgentNotices() {
  const { posts, markRead } = useStore(createAgentNotice);
  return <NoticeList of={posts} onRead={markRead} />;
}
