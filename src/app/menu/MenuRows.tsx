import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { createUnread } from '../../stores/messages/unread';
import { createSystem } from '../../stores/site/system';
import { Row } from '../../ui/content/Row';
import { Accordion } from '../../ui/controls/Accordion';
import { Icon } from '../../ui/icons/Icon';
import { UnreadBadge } from '../../widgets/account/member/UnreadBadge';
import { useLogout } from '../../widgets/account/session/useLogout';
import { SafePlayRow } from '../../widgets/safePlay/SafePlayRow';
import { LoadMissing } from '../../widgets/site/app/LoadMissing';
import { useDownloads } from '../../widgets/site/download/useDownloads';
import { LanguageList } from '../../widgets/site/language/LanguageList';
import { languageName } from '../../widgets/site/language/languageName';
import { useOfferedLanguages } from '../../widgets/site/language/useOfferedLanguages';
import { paths } from '../../widgets/site/navigation/paths';
import { ThemeChoice } from '../../widgets/site/navigation/ThemeChoice';
import { createOverlays } from '../shell/overlays';

/** Help, settings and logout. */
export function MenuRows() {
  const { canDownload } = useDownloads();
  const { isMenuOpen } = useStore(createOverlays);
  const { settingsResource } = useStore(createSystem);
  const { hasChoice } = useOfferedLanguages();
  const { isLoggedIn } = useStore(createSession);
  const { total } = useStore(createUnread);
  const logOut = useLogout(() => {
    isMenuOpen.value = false;
  });
  return (
    <>
      <div className="menu-card">
        <When is={canDownload}>
          {() => <Row icon="smartphone" href={paths.download} title={t('app.downloadApp')} />}
        </When>
        <Row
          icon="bell"
          href={paths.message}
          title={t('title.messages')}
          end={<UnreadBadge count={total} />}
        />
        <Row icon="headset" href={paths.service} title={t('app.customerService')} />
        <Row icon="circle-help" href={paths.help} title={t('title.help')} />
        <SafePlayRow />
        <LoadMissing of={settingsResource} />
      </div>
      <div className="menu-card">
        <When is={hasChoice}>
          {() => (
            <Accordion
              icon="languages"
              title={
                <>
                  {t('app.language')}
                  <small className="menu-current">
                    {computed(() => languageName(language.value))}
                  </small>
                </>
              }
            >
              <LanguageList />
            </Accordion>
          )}
        </When>
        <ThemeChoice />
      </div>
      <When is={isLoggedIn}>
        {() => (
          <button type="button" className="menu-logout" onClick={() => void logOut()}>
            <Icon name="log-out" />
            {t('app.logout')}
          </button>
        )}
      </When>
    </>
  );
}
