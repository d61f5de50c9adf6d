import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Slots' };

const { Ready, Loading, Failed, LongText } = screenStories({ screen: paths.slots });

export { Failed, Loading, LongText, Ready };
