import { screenStories } from '@workbench/screenStories';
import { agentPaths } from '../../widgets/navigation/agentPaths';

export default { title: 'Screens/AgentHome' };

const { Ready, Loading, Failed, LongText } = screenStories({
  screen: agentPaths.home,
  persona: 'agent',
});

export { Failed, Loading, LongText, Ready };
