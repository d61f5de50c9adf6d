import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/HourContract' };

const { Ready, Loading, Failed, Offline, LongText, also } = screenStories({
  screen: paths.hourContract,
  persona: 'member',
});

export const Pending = also('contractsPending');

export { Failed, Loading, LongText, Offline, Ready };
