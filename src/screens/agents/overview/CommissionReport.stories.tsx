import { screenStories } from '@workbench/screenStories';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';

export default { title: 'Screens/CommissionReport' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: agentPaths.commission,
  persona: 'agent',
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
