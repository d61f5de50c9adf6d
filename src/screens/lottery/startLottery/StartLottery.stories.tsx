import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/StartLottery' };

const { Ready, Loading, Failed, Offline, LongText } = screenStories({
  screen: paths.startLottery,
});

export { Failed, Loading, LongText, Offline, Ready };
