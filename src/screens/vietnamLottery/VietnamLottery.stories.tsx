import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/VietnamLottery' };

const { Ready, Loading, Failed, LongText } = screenStories({ screen: paths.vietnamLottery });

export { Failed, Loading, LongText, Ready };
