import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Play' };

const { Ready, Loading, Failed, Offline, Empty, LongText, Visitor, Trial, also } = screenStories({
  screen: paths.play,
  query: '?game=100002',
  persona: 'member',
});

export const VendorMaintenance = also('vendorMaintenance');
export const PlanNeeded = also('marketSpain');
export const Excluded = also('slotsExcluded');
export const PlanOver = also('planOver');

export { Empty, Failed, Loading, LongText, Offline, Ready, Trial, Visitor };
