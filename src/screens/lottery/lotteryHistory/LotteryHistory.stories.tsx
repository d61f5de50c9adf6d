import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/LotteryHistory' };

const { Ready, Loading, Failed, Offline, LongText } = screenStories({
  screen: paths.lotteryHistory,
});

export { Failed, Loading, LongText, Offline, Ready };
