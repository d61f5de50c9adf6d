import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/LotteryFrame' };

const screen = paths.lotteryFrame
  .replace('$mui', 'es')
  .replace('$playType', 'ent')
  .replace('$gameId', 'GORDA');

const { Ready, Loading, Failed, Offline, LongText, Visitor } = screenStories({
  screen,
  persona: 'member',
});

export { Failed, Loading, LongText, Offline, Ready, Visitor };
