import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Download' };

const { Ready } = screenStories({
  screen: paths.download,
});

export { Ready };
