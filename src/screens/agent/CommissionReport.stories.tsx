import { screenStories } from '@workbench/screenStories';
import { agentPaths } from '../../widgets/navigation/agentPaths';

export default { title: 'Screens/CommissionReport' };

const { Ready, Loading, Failed } = screenStories({
  screen: agentPaths.commission,
  persona: 'agent',
});

export { Failed, Loading, Ready };
