import { inApp } from '@workbench/inApp';
import { useStore } from '../../../stores/base/useStore';
import { createNotice } from '../../../stores/messages/notice';
import { NoticeList } from './NoticeList';

export default { title: 'Widgets/Notice' };

const Posts = () => {
  const { posts, markRead } = useStore(createNotice);
  return <NoticeList of={posts} onRead={markRead} />;
};

export const Ready = inApp(() => <Posts />);
export const Loading = inApp(() => <Posts />, { calls: 'hang' });
export const Failed = inApp(() => <Posts />, { calls: 'status' });
export const Empty = inApp(() => <Posts />, { scenarios: ['noNotices'] });
export const LongText = inApp(() => <Posts />, { scenarios: ['longNames'] });
