import { screenStories } from '@workbench/screenStories';
import { safePlayPaths } from '../../widgets/site/navigation/safePlayPaths';

export default { title: 'Screens/SafePlayHome' };

const { Ready, Trial, Visitor, also } = screenStories({
  screen: safePlayPaths.home,
  persona: 'member',
});

export const StrictLicence = also('licenceStrict');
export const NoLicence = also('licenceNone');

export { Ready, Trial, Visitor };
