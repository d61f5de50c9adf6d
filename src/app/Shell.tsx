import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { Outlet } from '@tanstack/react-router';
import { t } from '../i18n/t';
import { DialogView } from '../ui/DialogView';
import { ToastView } from '../ui/ToastView';
import { BottomBar } from './BottomBar';
import { dialogs, toasts } from './createApp';
import { HomeHeader } from './HomeHeader';
import { PageHeader } from './PageHeader';
import { place } from './place';

const isHome = computed(() => place.value.header === 'home');
const hasHeader = computed(() => place.value.header === undefined);
const hasBar = computed(() => place.value.hasBar !== false);

/** What stays while screens come and go. */
export function Shell() {
  return (
    <div className="column shell" data-bar={hasBar}>
      <a className="shell-skip" href="#main">
        {t('app.skip')}
      </a>
      <When is={isHome}>{() => <HomeHeader />}</When>
      <When is={hasHeader}>{() => <PageHeader />}</When>
      <main id="main" className="shell-main" tabIndex={-1}>
        <Outlet />
      </main>
      <When is={hasBar}>{() => <BottomBar />}</When>
      <DialogView dialogs={dialogs} />
      <ToastView toasts={toasts} />
    </div>
  );
}
