import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/RewardCenter' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.reward,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
