import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Service' };

const { Ready, Loading, Failed, Offline, LongText } = screenStories({
  screen: paths.service,
});

export { Failed, Loading, LongText, Offline, Ready };
