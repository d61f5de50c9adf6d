import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Terms' };

const { Ready, Loading, Failed, Offline, LongText } = screenStories({
  screen: paths.agreement,
});

export { Failed, Loading, LongText, Offline, Ready };
