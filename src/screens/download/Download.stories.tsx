import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Download' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.download,
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
