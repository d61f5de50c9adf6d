import { screenStories } from '@workbench/screenStories';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';

export default { title: 'Screens/AgentNotices' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: agentPaths.notice,
  persona: 'agent',
  empty: ['noNotices'],
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
