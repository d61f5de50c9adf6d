import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/LotteryFrame' };

const { Loading, Failed, Offline, Empty, LongText, within } = screenStories({
  screen: paths.lotteryFrame,
});
const path = paths.lotteryFrame
  .replace('$mui', 'es')
  .replace('$playType', 'ent')
  .replace('$gameId', 'GORDA');

export const Ready = within({ path, persona: 'member' });
export const Visitor = within({ path });

export { Empty, Failed, Loading, LongText, Offline };
