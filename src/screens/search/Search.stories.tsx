import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Search' };

const { Ready, Loading, Failed, LongText, within } = screenStories({ screen: paths.search });

export const Results = within({ path: '/m/search?q=oro' });
export const NothingFound = within({ path: '/m/search?q=xqzw' });

export { Failed, Loading, LongText, Ready };
