import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';
import { hrefOfStatement } from './hrefOfStatement';

export default { title: 'Screens/TransactionRecord' };

const { Ready, Loading, Failed, Offline, Empty, LongText, Trial, within } = screenStories({
  screen: paths.transactions,
  persona: 'member',
});

/** The statement of the month in which the mock's time is. */
const month = new Date().toISOString().slice(0, 7);
const statement = (more: Parameters<typeof within>[0] = {}) =>
  within({ path: hrefOfStatement(month), ...more });
export const Statement = statement();
export const StatementLoading = statement({ calls: 'hang' });
export const StatementFailed = statement({ calls: 'status' });
export const StatementEmpty = statement({ scenarios: ['noPopups', 'emptyAccount'] });

export { Empty, Failed, Loading, LongText, Offline, Ready, Trial };
