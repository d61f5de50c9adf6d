import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Service' };

const { Ready, Loading, Failed, LongText } = screenStories({ screen: paths.service });

export { Failed, Loading, LongText, Ready };
