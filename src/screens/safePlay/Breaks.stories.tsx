import { screenStories } from '@workbench/screenStories';
import { safePlayPaths } from '../../widgets/navigation/safePlayPaths';

export default { title: 'Screens/Breaks' };

const { Ready } = screenStories({
  screen: safePlayPaths.breaks,
  persona: 'member',
});

export { Ready };
