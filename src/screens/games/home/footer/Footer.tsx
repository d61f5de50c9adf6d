import './Footer.css';
import { Lazy } from '@kit/render/Lazy';
import { When } from '@kit/render/When';
import type { MouseEvent } from 'react';
import { config } from '../../../../config/config';
import { t } from '../../../../i18n/t';
import { createSession } from '../../../../stores/account/session';
import { useStore } from '../../../../stores/base/useStore';
import { createLicence } from '../../../../stores/safePlay/licence';
import { createSystem } from '../../../../stores/site/system';
import { Wordmark } from '../../../../ui/icons/Wordmark';
import { LoadFailure } from '../../../../widgets/site/app/LoadFailure';
import { useApp } from '../../../../widgets/site/app/useApp';
import { useOfferedLanguages } from '../../../../widgets/site/language/useOfferedLanguages';
import { isPlainClick } from '../../../../widgets/site/navigation/isPlainClick';
import { paths } from '../../../../widgets/site/navigation/paths';
import { safePlayPaths } from '../../../../widgets/site/navigation/safePlayPaths';
import { FooterClaims } from './FooterClaims';

const loadInformation = () => import('./FooterInformation');

export function Footer() {
  const { settingsResource } = useStore(createSystem);
  const { hasChoice } = useOfferedLanguages();
  const { isLoggedIn } = useStore(createSession);
  const { asksForInformation, hasTool, minimumAge } = useStore(createLicence);
  const hasSelfTest = hasTool('selfTest');
  const { requireLogin } = useApp();
  const openNotices = (event: MouseEvent) => {
    if (isLoggedIn.peek() || !isPlainClick(event)) return;
    event.preventDefault();
    requireLogin(paths.notice);
  };
  return (
    <footer className="footer">
      <FooterClaims />
      <nav className="footer-links" aria-label={t('footer.links')}>
        <a href={paths.invite}>{t('footer.invite')}</a>
        <a href={paths.notice} onClick={openNotices}>
          {t('footer.notice')}
        </a>
        <a href={paths.help}>{t('footer.help')}</a>
        <When is={hasSelfTest}>
          {() => <a href={safePlayPaths.selfTest}>{t('footer.selfTest')}</a>}
        </When>
        <a href={paths.agreement}>{t('footer.agreement')}</a>
        <a href={paths.policy}>{t('footer.policy')}</a>
        <When is={hasChoice}>{() => <a href={paths.language}>{t('app.language')}</a>}</When>
      </nav>
      {/* The download bar above needs the settings too, and shows no error of its own. */}
      <LoadFailure of={settingsResource} />
      <Lazy when={asksForInformation} load={loadInformation}>
        {({ FooterInformation }) => <FooterInformation />}
      </Lazy>
      <p>{t('footer.adultsOnly', { age: minimumAge })}</p>
      <Wordmark height={20} />
      <p>{t('footer.copyright', { year: String(config.footer?.year ?? '') })}</p>
    </footer>
  );
}
