import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/session';
import { createSystem } from '../../stores/system';
import { useStore } from '../../stores/useStore';
import { Accordion } from '../../ui/Accordion';
import { Icon } from '../../ui/Icon';
import { Row } from '../../ui/Row';
import { LanguageList } from '../../widgets/LanguageList';
import { languageName } from '../../widgets/languageName';
import { paths } from '../../widgets/paths';
import { useDownloads } from '../../widgets/useDownloads';
import { useSignOut } from '../../widgets/useSignOut';
import { isMenuOpen } from './isMenuOpen';
import { ThemeChoice } from './ThemeChoice';

/** Help, looks and the way out. */
export function MenuRows() {
  const { canDownload } = useDownloads();
  const { languages } = useStore(createSystem);
  const { isLoggedIn } = useStore(createSession);
  const signOut = useSignOut(() => {
    isMenuOpen.value = false;
  });
  return (
    <>
      <div className="menu-card">
        <When is={canDownload}>
          {() => <Row icon="smartphone" href={paths.download} title={t('app.downloadApp')} />}
        </When>
        <Row icon="headset" href={paths.service} title={t('app.customerService')} />
        <Row icon="circle-help" href={paths.help} title={t('title.help')} />
      </div>
      <div className="menu-card">
        <When is={computed(() => languages.value.length > 1)}>
          {() => (
            <Accordion
              icon="languages"
              title={
                <>
                  {t('app.language')}
                  <small className="menu-now">{computed(() => languageName(language.value))}</small>
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
          <button type="button" className="menu-out" onClick={() => void signOut()}>
            <Icon name="log-out" />
            {t('app.logout')}
          </button>
        )}
      </When>
    </>
  );
}
