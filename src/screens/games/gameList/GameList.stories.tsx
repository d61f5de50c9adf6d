import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/GameList' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.gameList,
  query: '?gameType=RNG&vassalage=PG',
  empty: ['emptyCatalogue'],
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
