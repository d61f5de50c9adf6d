import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/VipRoom' };

const { Ready, Loading, Failed, Offline, LongText } = screenStories({
  screen: paths.vip,
  persona: 'member',
});

export { Failed, Loading, LongText, Offline, Ready };
