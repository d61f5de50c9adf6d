import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/LanguagePicker' };

const { Ready } = screenStories({
  screen: paths.language,
});

export { Ready };
