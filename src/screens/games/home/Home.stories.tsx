import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Home' };

const { Ready, Loading, Failed, Offline, Empty, LongText, Trial, Agent, also, within } =
  screenStories({
    screen: paths.home,
  });

export const Member = within({ persona: 'member' });
export const NoGames = also('emptyCatalogue');
export const NoWinners = also('noWinners');
export const Vip = within({ persona: 'vip' });

export { Agent, Empty, Failed, Loading, LongText, Offline, Ready, Trial };
