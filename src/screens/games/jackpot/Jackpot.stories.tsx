import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Jackpot' };

const { Ready, Loading, Failed, Offline, LongText } = screenStories({
  screen: paths.jackpot,
});

export { Failed, Loading, LongText, Offline, Ready };
