import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Member' };

const { Ready, Loading, Failed, Offline, Empty, LongText, Trial, Agent, also, within } =
  screenStories({
    screen: paths.member,
    persona: 'member',
  });

export const Vip = within({ persona: 'vip' });
export const Rich = also('whale');

export { Agent, Empty, Failed, Loading, LongText, Offline, Ready, Trial };
