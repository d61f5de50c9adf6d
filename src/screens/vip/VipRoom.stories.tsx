import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/VipRoom' };

const { Ready, Loading, Failed, Empty, LongText } = screenStories({
  screen: paths.vip,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Ready };
