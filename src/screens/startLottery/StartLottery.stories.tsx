import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/StartLottery' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.startLottery,
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
