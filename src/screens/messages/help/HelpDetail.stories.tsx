import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/HelpDetail' };

const { Ready, Loading, Failed, Offline, LongText, also } = screenStories({
  screen: paths.helpDetail,
  query: '?p=0&c=0',
});

export const HostileContent = also('hostileContent');

export { Failed, Loading, LongText, Offline, Ready };
