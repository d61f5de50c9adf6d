import { screenStories } from '@workbench/screenStories';
import { categoryPaths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Favourites' };

const { Ready, Loading, Failed, Offline, Empty, LongText, Visitor } = screenStories({
  screen: categoryPaths.FAV,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready, Visitor };
