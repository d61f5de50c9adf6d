import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Jackpot' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.jackpot,
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
