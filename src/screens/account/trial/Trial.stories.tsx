import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Trial' };

const { Ready, Loading, Failed, Offline, Empty, LongText, Trial, within } = screenStories({
  screen: paths.trial,
});

export const Member = within({ persona: 'member' });

export { Empty, Failed, Loading, LongText, Offline, Ready, Trial };
