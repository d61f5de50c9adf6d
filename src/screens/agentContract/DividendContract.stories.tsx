import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/DividendContract' };

const { Ready, also } = screenStories({ screen: paths.dividendContract, persona: 'member' });

export const Pending = also('contractsPending');

export { Ready };
