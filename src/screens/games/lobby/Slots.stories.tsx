import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Slots' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({ screen: paths.slots });

export { Empty, Failed, Loading, LongText, Offline, Ready };
