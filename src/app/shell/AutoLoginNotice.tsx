import './floatingNotice.css';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { Button } from '../../ui/controls/Button';
import { createAutoLogin } from '../session/autoLogin';

/** Says that this tab is about to log in with the remembered password, and has a button that cancels it. */
export function AutoLoginNotice() {
  const { name, cancel } = useStore(createAutoLogin);
  return (
    <When is={computed(() => name.value !== '')}>
      {() => (
        <aside className="floatingnotice" role="status">
          <span>{t('session.autoLogin', { name })}</span>
          <Button kind="secondary" size="small" onClick={cancel}>
            {t('app.cancel')}
          </Button>
        </aside>
      )}
    </When>
  );
}
