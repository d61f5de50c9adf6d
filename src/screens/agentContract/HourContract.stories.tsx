import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/HourContract' };

const { Ready, Loading, Failed, Offline, Empty, LongText, also } = screenStories({
  screen: paths.hourContract,
  persona: 'member',
});

export const Pending = also('contractsPending');

export { Empty, Failed, Loading, LongText, Offline, Ready };
