import { screenStories } from '@workbench/screenStories';
import { safePlayPaths } from '../../widgets/navigation/safePlayPaths';

export default { title: 'Screens/PlayHistory' };

const { Ready, Loading, Failed, Empty } = screenStories({
  screen: safePlayPaths.history,
  persona: 'member',
});

export { Empty, Failed, Loading, Ready };
