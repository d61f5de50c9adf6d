import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/LanguagePicker' };

const { Ready } = screenStories({
  screen: paths.language,
});

export { Ready };
