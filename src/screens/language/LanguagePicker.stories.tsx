import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/LanguagePicker' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.language,
});

export { Empty, Failed, Loading, LongText, Offline, Ready };
