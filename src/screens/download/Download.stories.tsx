import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Download' };

const { Ready, Loading, Failed, LongText } = screenStories({ screen: paths.download });

export { Failed, Loading, LongText, Ready };
