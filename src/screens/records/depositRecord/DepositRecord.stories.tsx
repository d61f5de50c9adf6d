import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/DepositRecord' };

const { Ready, Loading, Failed, Offline, Empty, LongText, also } = screenStories({
  screen: paths.depositRecord,
  persona: 'member',
});

export const Paid = also('depositsPaid');
export const Expired = also('depositsExpired');
export const Rejected = also('depositsRejected');

export { Empty, Failed, Loading, LongText, Offline, Ready };
