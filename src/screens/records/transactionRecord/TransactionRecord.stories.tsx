import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/TransactionRecord' };

const { Ready, Loading, Failed, Offline, Empty, LongText, Trial } = screenStories({
  screen: paths.transactions,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready, Trial };
