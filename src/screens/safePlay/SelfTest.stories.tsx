import { screenStories } from '@workbench/screenStories';
import { safePlayPaths } from '../../widgets/navigation/safePlayPaths';

export default { title: 'Screens/SelfTest' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: safePlayPaths.selfTest,
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
