import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Notices' };

const { Ready, Loading, Failed, Offline, Empty, LongText, also, within } = screenStories({
  screen: paths.notice,
  empty: ['noNotices'],
});

export const Member = within({ persona: 'member' });
export const HostileContent = also('hostileContent');

export { Empty, Failed, Loading, LongText, Offline, Ready };
