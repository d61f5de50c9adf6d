import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Forget' };

const { Ready, also } = screenStories({
  screen: paths.forget,
});

export const WithoutSms = also('smsOff');

export { Ready };
