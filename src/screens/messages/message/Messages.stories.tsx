import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Messages' };

const { Ready, Loading, Failed, Offline, Empty, LongText, Visitor, Trial } = screenStories({
  screen: paths.message,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready, Trial, Visitor };
