import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/VietnamLottery' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.vietnamLottery,
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
