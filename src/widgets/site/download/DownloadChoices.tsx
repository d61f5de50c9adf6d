import './DownloadChoices.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { isIos, isSafari } from '@kit/web/device';
import { type MouseEvent, useRef } from 'react';
import { MIN_IOS_VERSION } from '../../../contract/site/system';
import { language } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createTheme } from '../../../stores/site/theme';
import { Row } from '../../../ui/content/Row';
import { useApp } from '../app/useApp';
import { IosSteps } from './IosSteps';
import { createInstallPrompt } from './installPrompt';
import { useDownloads } from './useDownloads';
import { withLanguageAndTheme } from './withLanguageAndTheme';

/** The ways to install the app: Android file, iOS app, iOS profile, home screen. */
export function DownloadChoices() {
  const { android, ios, iosProfile } = useDownloads();
  const { theme } = useStore(createTheme);
  const { canInstall, offerInstall } = useStore(createInstallPrompt);
  const howToAdd = computed(() =>
    canInstall.value ? t('download.installNow').value : t('download.addToHomeAndroid').value,
  );
  const app = useApp();
  const inLanguageAndTheme = (address: ReadonlySignal<string>) =>
    computed(() => withLanguageAndTheme(address.value, language.value, theme.value));
  const steps = useRef<HTMLOListElement>(null);

  /** On iOS only Safari can install profiles and web clips. */
  const requireSafari = (event: MouseEvent) => {
    if (!isIos() || isSafari()) return;
    event.preventDefault();
    void app.alert({
      title: t('validation.noticeTitle'),
      text: t('validation.useSafari'),
      ok: t('app.confirm'),
    });
  };

  /** Only Chromium has an install dialog; everywhere else the browser's own menu adds the app. */
  const addToHome = (event: MouseEvent) => {
    if (isIos()) {
      requireSafari(event);
      steps.current?.focus();
    } else if (canInstall.peek()) void offerInstall();
    else
      void app.alert({
        title: t('download.addToHome'),
        text: t('download.addToHomeAndroid'),
        ok: t('app.understood'),
      });
  };

  return (
    <div className="choices">
      <When is={android}>
        {(address) => (
          <Row
            icon="smartphone"
            href={inLanguageAndTheme(address)}
            target="_blank"
            title={t('download.android')}
          />
        )}
      </When>
      <When is={ios}>
        {(address) => (
          <Row
            icon="arrow-down-to-line"
            href={inLanguageAndTheme(address)}
            target="_blank"
            onClick={requireSafari}
            title={t('download.ios')}
            meta={t('download.iosVersion', { version: MIN_IOS_VERSION })}
          />
        )}
      </When>
      <When is={iosProfile}>
        {(address) => (
          <Row
            icon="settings"
            href={inLanguageAndTheme(address)}
            target="_blank"
            onClick={requireSafari}
            title={t('download.iosProfile')}
          />
        )}
      </When>
      <Row
        icon="house"
        title={t('download.addToHome')}
        meta={isIos() ? undefined : howToAdd}
        onClick={addToHome}
        chevron={false}
      />
      {isIos() && <IosSteps ref={steps} />}
    </div>
  );
}
