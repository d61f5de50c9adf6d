import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Search' };

const { Ready, Loading, Failed, Offline, Empty, LongText, within } = screenStories({
  screen: paths.search,
});

export const Results = within({ path: '/m/search?q=oro' });
export const NothingFound = within({ path: '/m/search?q=xqzw' });

export { Empty, Failed, Loading, LongText, Offline, Ready };
