import { screenStories } from '@workbench/screenStories';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';

export default { title: 'Screens/AgentInvite' };

const { Ready, Loading, Failed, Offline, LongText } = screenStories({
  screen: agentPaths.invite,
  persona: 'agent',
});

export { Failed, Loading, LongText, Offline, Ready };
