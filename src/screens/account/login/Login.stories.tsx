import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Login' };

const { Ready, also } = screenStories({
  screen: paths.login,
});

export const WithCaptcha = also('captchaAlways');

export { Ready };
