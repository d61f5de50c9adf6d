import { screenStories } from '@workbench/screenStories';
import { safePlayPaths } from '../../../widgets/site/navigation/safePlayPaths';

export default { title: 'Screens/GameExclusions' };

const { also } = screenStories({
  screen: safePlayPaths.games,
  persona: 'member',
});

export const Ready = also('marketPeru');
export const Excluded = also('slotsExcluded');
