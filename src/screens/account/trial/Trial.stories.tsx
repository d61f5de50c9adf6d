import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Trial' };

const { Ready, Loading, Failed, Offline, Empty, LongText, Trial, also, within } = screenStories({
  screen: paths.trial,
});

export const Member = within({ persona: 'member' });
export const GreatBritain = also('marketBritain');

export { Empty, Failed, Loading, LongText, Offline, Ready, Trial };
