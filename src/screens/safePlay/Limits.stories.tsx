import { screenStories } from '@workbench/screenStories';
import { safePlayPaths } from '../../widgets/navigation/safePlayPaths';

export default { title: 'Screens/Limits' };

const { Ready, Loading, Failed, Offline, Empty, LongText, Visitor } = screenStories({
  screen: safePlayPaths.limits,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready, Visitor };
