import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/WithdrawRecord' };

const { Ready, Loading, Failed, Offline, Empty, LongText, also } = screenStories({
  screen: paths.withdrawRecord,
  persona: 'member',
});

export const Paid = also('withdrawalsPaid');
export const Approved = also('withdrawalsApproved');
export const Rejected = also('withdrawalsRejected');
export const GreatBritain = also('marketBritain');
export const Lock = also('withdrawalLock');

export { Empty, Failed, Loading, LongText, Offline, Ready };
