import { screenStories } from '@workbench/screenStories';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';

export default { title: 'Screens/AgentHome' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: agentPaths.home,
  persona: 'agent',
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
