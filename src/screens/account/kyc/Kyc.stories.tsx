import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Kyc' };

const { Ready, Loading, Failed, Offline, LongText, also } = screenStories({
  screen: paths.kyc,
  persona: 'member',
});

export const None = also('kycNone');
export const Uploading = also('kycUploading');
export const Uploaded = also('kycUploaded');
export const Pending = also('kycPending');
export const Rejected = also('kycRejected');
export const Verified = also('kycVerified');

export { Failed, Loading, LongText, Offline, Ready };
