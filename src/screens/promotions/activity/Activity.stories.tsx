import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Activity' };

const { Ready, Loading, Failed, Offline, LongText, also, within } = screenStories({
  screen: paths.activity,
});

export const Member = within({ persona: 'member' });
export const Ended = also('promotionEnded');

export { Failed, Loading, LongText, Offline, Ready };
