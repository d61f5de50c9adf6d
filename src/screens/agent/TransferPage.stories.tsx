import { screenStories } from '@workbench/screenStories';
import { agentPaths } from '../../widgets/navigation/agentPaths';

export default { title: 'Screens/TransferPage' };

const { Ready, Loading, Failed } = screenStories({ screen: agentPaths.transfer, persona: 'agent' });

export { Failed, Loading, Ready };
