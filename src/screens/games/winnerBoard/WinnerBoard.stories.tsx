import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/WinnerBoard' };

const { Ready, Loading, Failed, Offline, Empty, LongText, also } = screenStories({
  screen: paths.winnerBoard,
  empty: ['noWinners'],
});

export const Few = also('fewWinners');

export { Empty, Failed, Loading, LongText, Offline, Ready };
