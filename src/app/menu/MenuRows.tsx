import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/session';
import { createSystem } from '../../stores/system';
import { createUnread } from '../../stores/unread';
import { useStore } from '../../stores/useStore';
import { Accordion } from '../../ui/Accordion';
import { Icon } from '../../ui/Icon';
import { Row } from '../../ui/Row';
import { LoadMissing } from '../../widgets/app/LoadMissing';
import { useDownloads } from '../../widgets/download/useDownloads';
import { LanguageList } from '../../widgets/language/LanguageList';
import { languageName } from '../../widgets/language/languageName';
import { UnreadBadge } from '../../widgets/member/UnreadBadge';
import { paths } from '../../widgets/navigation/paths';
import { ThemeChoice } from '../../widgets/navigation/ThemeChoice';
import { SafePlayRow } from '../../widgets/safePlay/SafePlayRow';
import { useLogout } from '../../widgets/session/useLogout';
import { isMenuOpen } from '../overlays';

/** Help, settings and logout. */
export function MenuRows() {
  const { canDownload } = useDownloads();
  const { languages, settingsResource } = useStore(createSystem);
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
        <When is={computed(() => languages.value.length > 1)}>
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
