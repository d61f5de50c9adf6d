import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Register' };

const { Ready, Loading, Failed, Offline, LongText, also } = screenStories({
  screen: paths.register,
});

export const StrictLicence = also('licenceStrict');
export const WithoutSms = also('smsOff');

export { Failed, Loading, LongText, Offline, Ready };
