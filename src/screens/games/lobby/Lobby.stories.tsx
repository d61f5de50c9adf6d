import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Lobby' };

const { Ready, Loading, Failed, Offline, Empty, LongText, within } = screenStories({
  screen: paths.lobby,
  query: '?type=RNG',
  empty: ['emptyCatalogue'],
});

export const Member = within({ persona: 'member' });

export { Empty, Failed, Loading, LongText, Offline, Ready };
