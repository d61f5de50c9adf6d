import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Jackpot' };

const { Ready, Loading, Failed, LongText } = screenStories({ screen: paths.jackpot });

export { Failed, Loading, LongText, Ready };
