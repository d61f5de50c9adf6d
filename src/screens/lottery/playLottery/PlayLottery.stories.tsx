import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/PlayLottery' };

const { Ready, Loading, Failed, Offline, Empty, LongText, Trial } = screenStories({
  screen: paths.playLottery,
  query: '?playType=ent&gameId=GORDA&gameGroupId=PUNA-G1&prize_mode=Lott&code=GORDA&pageBack=home',
  persona: 'member',
});

export { Empty, Failed, Loading, LongText, Offline, Ready, Trial };
