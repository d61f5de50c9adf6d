import type es from '../../es/site/download';
import type { Translation } from '../../translation';

export default {
  headline: '{brand} on your phone',
  get: 'Download',
  closeBar: 'Close the download bar',
  barCloses: 'This bar closes in {time}',
  popupCloses: 'This notice closes in {time}',
  android: 'Android',
  ios: 'iOS app',
  iosProfile: 'iOS profile',
  addToHome: 'Add to home screen',
  iosShare: "Tap Share in Safari's toolbar.",
  iosAdd: 'Choose Add to Home Screen.',
  iosOpen: 'Open {name:string} from your home screen.',
  installNow: 'Installs with one tap, no store needed.',
  addToHomeAndroid: 'In the browser menu tap Install app.',
  iosVersion: 'Requires iOS {version} or later.',
  siteVersion: 'In the browser and on the home screen: iOS {version} or later.',
  benefitFast: 'Opens instantly',
  benefitNotices: 'Tells you about promotions',
  benefitSafe: 'Your session, protected',
  none: 'No downloads are available right now.',
} satisfies Translation<typeof es>;
