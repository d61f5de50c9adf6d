import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Bonuses' };

const { Ready, Loading, Failed, Offline, LongText, within } = screenStories({
  screen: paths.bonuses,
  persona: 'member',
  scenarios: ['bonusesOpen'],
});
const Empty = within({ scenarios: ['noPopups'] });

export { Empty, Failed, Loading, LongText, Offline, Ready };
