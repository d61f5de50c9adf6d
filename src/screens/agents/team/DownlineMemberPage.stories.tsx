import { screenStories } from '@workbench/screenStories';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';

export default { title: 'Screens/DownlineMemberPage' };

const { Ready, Loading, Failed, Offline, LongText } = screenStories({
  screen: agentPaths.member,
  query: '?account=amparo',
  persona: 'agent',
});

export { Failed, Loading, LongText, Offline, Ready };
