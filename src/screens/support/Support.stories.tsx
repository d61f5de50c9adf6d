import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Support' };

const { Ready, Loading, Failed, Empty, LongText } = screenStories({
  screen: paths.support,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Ready };
