import { screenStories } from '@workbench/screenStories';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';

export default { title: 'Screens/Downline' };

const { Ready, Loading, Failed, Offline, LongText, also } = screenStories({
  screen: agentPaths.downline,
  persona: 'agent',
});

export const Empty = also('newAgent');
export const Large = also('largeDownline');

export { Failed, Loading, LongText, Offline, Ready };
