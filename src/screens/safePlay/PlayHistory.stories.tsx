import { screenStories } from '@workbench/screenStories';
import { safePlayPaths } from '../../widgets/site/navigation/safePlayPaths';

export default { title: 'Screens/PlayHistory' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: safePlayPaths.history,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
