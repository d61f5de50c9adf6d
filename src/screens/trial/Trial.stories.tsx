import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Trial' };

const { Ready, Failed } = screenStories({ screen: paths.trial });

export { Failed, Ready };
