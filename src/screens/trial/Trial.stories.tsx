import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Trial' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({ screen: paths.trial });

export { Empty, Failed, Loading, LongText, Offline, Ready };
