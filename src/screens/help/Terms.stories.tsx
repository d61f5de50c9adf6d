import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Terms' };

const { Ready, Loading, Failed, LongText } = screenStories({ screen: paths.agreement });

export { Failed, Loading, LongText, Ready };
