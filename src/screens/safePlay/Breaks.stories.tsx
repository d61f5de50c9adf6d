import { screenStories } from '@workbench/screenStories';
import { safePlayPaths } from '../../widgets/site/navigation/safePlayPaths';

export default { title: 'Screens/Breaks' };

const { Ready, Visitor } = screenStories({
  screen: safePlayPaths.breaks,
  persona: 'member',
});

export { Ready, Visitor };
