import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/BankCards' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.bankCards,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
