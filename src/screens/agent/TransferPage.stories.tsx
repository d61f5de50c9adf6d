import { screenStories } from '@workbench/screenStories';
import { agentPaths } from '../../widgets/navigation/agentPaths';

export default { title: 'Screens/TransferPage' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: agentPaths.transfer,
  persona: 'agent',
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
