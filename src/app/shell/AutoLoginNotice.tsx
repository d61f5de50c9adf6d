import './floatingNotice.css';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { Button } from '../../ui/controls/Button';
import { autoLoginName, cancelAutoLogin } from '../session/autoLogin';

/** Says that this tab is about to log in with the remembered password, and has a button that cancels it. */
export const AutoLoginNotice = () => (
  <When is={computed(() => autoLoginName.value !== '')}>
    {() => (
      <aside className="floatingnotice" role="status">
        <span>{t('session.autoLogin', { name: autoLoginName })}</span>
        <Button kind="secondary" size="small" onClick={cancelAutoLogin}>
          {t('app.cancel')}
        </Button>
      </aside>
    )}
  </When>
);
