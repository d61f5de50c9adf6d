import './DownloadChoices.css';
import { isIos, isSafari } from '@kit/device';
import { When } from '@kit/When';
import type { MouseEvent } from 'react';
import { t } from '../i18n/t';
import { Row } from '../ui/Row';
import { useApp } from './useApp';
import { useDownloads } from './useDownloads';

/** The ways to have the app: a file, two of iOS, and the home screen. */
export function DownloadChoices() {
  const { android, ios, iosProfile } = useDownloads();
  const app = useApp();

  /** Profiles and web clips can be installed by Safari alone. */
  const checkBrowser = (event: MouseEvent) => {
    if (!isIos() || isSafari()) return;
    event.preventDefault();
    void app.alert({
      title: t('refusal.noticeTitle'),
      text: t('refusal.useSafari'),
      ok: t('app.confirm'),
    });
  };

  return (
    <div className="choices">
      <When is={android}>
        {(href) => (
          <Row icon="smartphone" href={href} target="_blank" title={t('download.android')} />
        )}
      </When>
      <When is={ios}>
        {(href) => (
          <Row
            icon="arrow-down-to-line"
            href={href}
            target="_blank"
            onClick={checkBrowser}
            title={t('download.ios')}
            meta={t('download.iosVersion', { version: '12.4' })}
          />
        )}
      </When>
      <When is={iosProfile}>
        {(href) => (
          <Row
            icon="settings"
            href={href}
            target="_blank"
            onClick={checkBrowser}
            title={t('download.iosProfile')}
          />
        )}
      </When>
      <Row
        icon="house"
        title={t('download.addToHome')}
        meta={isIos() ? t('download.addToHomeIos') : t('download.addToHomeAndroid')}
        onClick={isIos() ? checkBrowser : () => void offerInstall()}
        chevron={false}
      />
    </div>
  );
}

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let installPrompt: InstallPrompt | undefined;
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installPrompt = event as InstallPrompt;
});

/** Where the browser can, it asks by itself; elsewhere the row says how. */
async function offerInstall() {
  await installPrompt?.prompt();
  installPrompt = undefined;
}
