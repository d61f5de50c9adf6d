import { DownloadBar } from '../../widgets/DownloadBar';

/** The offer of the app at the end of home. */
export const AppBanner = () => (
  <div className="home-app">
    <DownloadBar />
  </div>
);
