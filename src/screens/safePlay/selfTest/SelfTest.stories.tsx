import { screenStories } from '@workbench/screenStories';
import { safePlayPaths } from '../../../widgets/site/navigation/safePlayPaths';

export default { title: 'Screens/SelfTest' };

const { Ready } = screenStories({
  screen: safePlayPaths.selfTest,
});

export { Ready };
