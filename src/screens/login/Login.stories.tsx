import { screenStories } from '@workbench/screenStories';
import { paths } from '../../widgets/navigation/paths';

export default { title: 'Screens/Login' };

const { Ready, Loading, Failed, also } = screenStories({ screen: paths.login });

export const WithCaptcha = also('captchaAlways');

export { Failed, Loading, Ready };
