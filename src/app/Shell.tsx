import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { t } from '../i18n/t';
import { ToastView } from '../ui/ToastView';
import { BottomBar } from './BottomBar';
import { dialogs, toasts } from './createApp';
import { HomeHeader } from './HomeHeader';
import { PageHeader } from './PageHeader';
import { place } from './place';

const isHome = computed(() => place.value.header === 'home');
const hasHeader = computed(() => place.value.header === undefined);
const hasBar = computed(() => place.value.hasBar !== false);

// The first question brings the code of dialogs, which then stays.
const DialogView = lazy(async () => ({ default: (await import('../ui/DialogView')).DialogView }));
let wasAsked = false;
const hasAsked = computed(() => {
  wasAsked ||= dialogs.current.value !== undefined;
  return wasAsked;
});

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
      <When is={hasAsked}>
        {() => (
          <Suspense>
            <DialogView dialogs={dialogs} />
          </Suspense>
        )}
      </When>
      <ToastView toasts={toasts} />
    </div>
  );
}
