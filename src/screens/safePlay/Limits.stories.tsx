import { screenStories } from '@workbench/screenStories';
import { safePlayPaths } from '../../widgets/site/navigation/safePlayPaths';

export default { title: 'Screens/Limits' };

const { Ready, Loading, Failed, Offline, LongText, Visitor, also } = screenStories({
  screen: safePlayPaths.limits,
  persona: 'member',
});

export { Failed, Loading, LongText, Offline, Ready, Visitor };
export const ReviewDue = also('limitReviewDue');
