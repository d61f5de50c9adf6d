import { screenStories } from '@workbench/screenStories';
import { agentPaths } from '../../widgets/navigation/agentPaths';

export default { title: 'Screens/AgentNotices' };

const { Ready, Loading, Failed, Empty } = screenStories({
  screen: agentPaths.notice,
  persona: 'agent',
  empty: ['noNotices'],
});

export { Empty, Failed, Loading, Ready };
