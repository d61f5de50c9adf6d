import { screenStories } from '@workbench/screenStories';
import { hrefOfWithdrawal } from '../../../widgets/cashier/progress/hrefOfWithdrawal';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/WithdrawRecord' };

const { Ready, Loading, Failed, Offline, Empty, LongText, also, within } = screenStories({
  screen: paths.withdrawRecord,
  persona: 'member',
});

export const Paid = also('withdrawalsPaid');
export const Approved = also('withdrawalsApproved');
export const Rejected = also('withdrawalsRejected');
export const GreatBritain = also('marketBritain');
export const Lock = also('withdrawalLock');

/** The page of one withdrawal, in each place where it can be. */
const detail = (id: string, more: Parameters<typeof within>[0] = {}) =>
  within({
    path: hrefOfWithdrawal(id),
    scenarios: ['noPopups', 'kycNone', 'withdrawalsOpen'],
    ...more,
  });
export const OneIsChecked = detail('W-CHECK');
export const OneIsSent = detail('W-SENT');
export const OneNeedsDocument = detail('W-DOCUMENT');
export const OneNeedsTurnover = detail('W-TURNOVER');
export const OneNeedsCode = detail('W-CODE');
export const OneIsMissing = detail('W-NONE');
export const OneIsPaid = detail('W-SENT', {
  scenarios: ['noPopups', 'withdrawalsOpen', 'withdrawalsPaid'],
});
export const OneIsRejected = detail('W-CHECK', {
  scenarios: ['noPopups', 'withdrawalsOpen', 'withdrawalsRejected'],
});
export const OneLoading = detail('W-CHECK', { calls: 'hang' });
export const OneFailed = detail('W-CHECK', { calls: 'status' });

export { Empty, Failed, Loading, LongText, Offline, Ready };
