import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/SecurityCenter' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.security,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
