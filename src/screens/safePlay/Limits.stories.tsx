import { screenStories } from '@workbench/screenStories';
import { safePlayPaths } from '../../widgets/navigation/safePlayPaths';

export default { title: 'Screens/Limits' };

const { Ready, Loading, Failed, Visitor } = screenStories({
  screen: safePlayPaths.limits,
  persona: 'member',
});

export { Failed, Loading, Ready, Visitor };
