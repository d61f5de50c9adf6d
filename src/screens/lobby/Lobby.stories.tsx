import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Lobby' };

const { Ready, Loading, Failed, LongText, Empty, within } = screenStories({
  screen: paths.lobby,
  query: '?type=RNG',
  empty: ['emptyCatalogue'],
});

export const Member = within({ persona: 'member' });

export { Empty, Failed, Loading, LongText, Ready };
