import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Deposit' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.deposit,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
