import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Wallets' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.wallets,
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
