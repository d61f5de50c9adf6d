import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/TransactionRecord' };

const { Ready, Loading, Failed, Empty, LongText, Trial } = screenStories({
  screen: paths.transactions,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Ready, Trial };
