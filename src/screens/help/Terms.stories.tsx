import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Terms' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.agreement,
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
