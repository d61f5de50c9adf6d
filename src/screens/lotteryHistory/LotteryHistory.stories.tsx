import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/LotteryHistory' };

const { Ready, Loading, Failed, LongText } = screenStories({ screen: paths.lotteryHistory });

export { Failed, Loading, LongText, Ready };
