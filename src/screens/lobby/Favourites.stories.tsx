import { screenStories } from '@workbench/screenStories';
import { categoryPaths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Favourites' };

const { Ready, Visitor } = screenStories({ screen: categoryPaths.FAV, persona: 'member' });

export { Ready, Visitor };
