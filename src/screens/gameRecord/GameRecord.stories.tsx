import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/GameRecord' };

const { Ready, Loading, Failed, Empty, LongText, Trial } = screenStories({
  screen: paths.gameRecord,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Ready, Trial };
