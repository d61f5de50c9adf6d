import { screenStories } from '@workbench/screenStories';
import { safePlayPaths } from '../../widgets/navigation/safePlayPaths';

export default { title: 'Screens/Breaks' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: safePlayPaths.breaks,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
