import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/PrivacyPolicy' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.policy,
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
