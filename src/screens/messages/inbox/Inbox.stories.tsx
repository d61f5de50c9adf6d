import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Inbox' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.inbox,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
