import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Help' };

const { Ready, Loading, Failed, Offline, LongText } = screenStories({ screen: paths.help });

export { Failed, Loading, LongText, Offline, Ready };
