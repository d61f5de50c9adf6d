import { screenStories } from '@workbench/screenStories';
import { safePlayPaths } from '../../../widgets/site/navigation/safePlayPaths';

export default { title: 'Screens/GameExclusions' };

const { Ready, Loading, Failed, Offline, LongText, also } = screenStories({
  screen: safePlayPaths.games,
  persona: 'member',
  scenarios: ['marketPeru'],
});

export const Excluded = also('slotsExcluded');

export { Failed, Loading, LongText, Offline, Ready };
