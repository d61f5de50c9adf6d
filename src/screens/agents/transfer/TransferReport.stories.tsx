import { screenStories } from '@workbench/screenStories';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';

export default { title: 'Screens/TransferReport' };

const { Ready, Loading, Failed, Offline, LongText } = screenStories({
  screen: agentPaths.transfers,
  persona: 'agent',
});

export { Failed, Loading, LongText, Offline, Ready };
