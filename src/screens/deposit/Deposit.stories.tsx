import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Deposit' };

const { Ready, Loading, Failed, LongText } = screenStories({
  screen: paths.deposit,
  persona: 'member',
});

export { Failed, Loading, LongText, Ready };
