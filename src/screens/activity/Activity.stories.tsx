import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Activity' };

const { Ready, Loading, Failed, Offline, Empty, LongText, also, within } = screenStories({
  screen: paths.activity,
});

export const Member = within({ persona: 'member' });
export const Ended = also('promotionEnded');

export { Empty, Failed, Loading, LongText, Offline, Ready };
