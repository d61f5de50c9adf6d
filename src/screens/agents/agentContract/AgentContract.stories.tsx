import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/AgentContract' };

const { Ready, Loading, Failed, Offline, LongText, also } = screenStories({
  screen: paths.salaryContract,
  persona: 'member',
});

export const Pending = also('contractsPending');
export const None = also('noContracts');

export { Failed, Loading, LongText, Offline, Ready };
