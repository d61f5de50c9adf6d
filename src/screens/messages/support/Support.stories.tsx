import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Support' };

const { Ready, LongText } = screenStories({
  screen: paths.support,
  persona: 'member',
});

export { LongText, Ready };
