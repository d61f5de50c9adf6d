import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Login' };

const { Ready, Loading, Failed, Offline, Empty, LongText, also } = screenStories({
  screen: paths.login,
});

export const WithCaptcha = also('captchaAlways');

export { Empty, Failed, Loading, LongText, Offline, Ready };
