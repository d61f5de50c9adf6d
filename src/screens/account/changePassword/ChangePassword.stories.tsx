import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/ChangePassword' };

const { Ready, Loading, Failed, Offline, LongText, within } = screenStories({
  screen: paths.changePassword,
  persona: 'member',
});

export const FirstLogin = within({ persona: 'newMember' });

export { Failed, Loading, LongText, Offline, Ready };
