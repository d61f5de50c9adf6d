import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/LotteryList' };

const { Ready, Loading, Failed, Offline, LongText } = screenStories({
  screen: paths.lottery,
});

export { Failed, Loading, LongText, Offline, Ready };
