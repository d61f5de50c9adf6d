import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/PrivacyPolicy' };

const { Ready, Loading, Failed, Offline, LongText } = screenStories({
  screen: paths.policy,
});

export { Failed, Loading, LongText, Offline, Ready };
