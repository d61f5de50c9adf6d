import { screenStories } from '@workbench/screenStories';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';

export default { title: 'Screens/TransferPage' };

const { Ready } = screenStories({
  screen: agentPaths.transfer,
  persona: 'agent',
});

export { Ready };
