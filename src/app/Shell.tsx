import { Later } from '@kit/Later';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { Outlet } from '@tanstack/react-router';
import { loadWords } from '../i18n/locale';
import { t } from '../i18n/t';
import { createOffer } from '../stores/offer';
import { createSystem } from '../stores/system';
import { useStore } from '../stores/useStore';
import { useApp } from '../widgets/useApp';
import { BottomBar } from './BottomBar';
import { HomeHeader } from './HomeHeader';
import { isMenuOpen } from './menu/isMenuOpen';
import { PageHeader } from './PageHeader';
import { place } from './place';
import { dialogs, isLoginOpen, toasts } from './says';
import { isHomeSettled, isSettled } from './settled';

const isHome = computed(() => place.value.header === 'home');
const hasHeader = computed(() => place.value.header === undefined);
const hasBar = computed(() => place.value.hasBar !== false);
const hasSaid = computed(() => isSettled.value || toasts.current.value !== undefined);
const hasAsked = computed(() => dialogs.current.value !== undefined);

const loadDialogs = async () => {
  const { DialogView } = await import('../ui/DialogView');
  return () => <DialogView dialogs={dialogs} />;
};
const loadOfflineNotice = async () => (await import('./OfflineNotice')).OfflineNotice;
const loadToasts = async () => {
  const { ToastView } = await import('../ui/ToastView');
  return () => <ToastView toasts={toasts} />;
};
const loadMenu = async () => {
  const words = loadWords('title', 'wallet', 'session', 'vip', 'member');
  const [menu] = await Promise.all([import('./menu/SideMenu'), words]);
  return menu.default;
};
const loadLogin = async () => {
  const [{ LoginModal }] = await Promise.all([
    import('../widgets/LoginModal'),
    loadWords('refusal', 'session'),
  ]);
  return () => <LoginModal open={isLoginOpen} />;
};
const loadGameSheet = async () => {
  const [sheet] = await Promise.all([import('../widgets/GameSheet'), loadWords('play')]);
  return sheet.default;
};
const loadHomeExtras = async () => (await import('./extras/HomeExtras')).default;
const loadStatus = async () => {
  const [status] = await Promise.all([import('../screens/status/Status'), loadWords('service')]);
  return status.default;
};

/** What stays while screens come and go. */
export function Shell() {
  const { standing } = useStore(createSystem);
  const isOpen = computed(() => standing.value === 'open');
  return (
    <div className="column shell" data-bar={computed(() => isOpen.value && hasBar.value)}>
      <When is={isOpen} or={() => <Closed />}>
        {() => <Standing />}
      </When>
      <Later when={isSettled} load={loadOfflineNotice} />
      <Later when={hasAsked} load={loadDialogs} />
      <Later when={hasSaid} load={loadToasts} />
    </div>
  );
}

const Closed = () => (
  <main className="shell-main">
    <Later when={computed(() => true)} load={loadStatus} />
  </main>
);

function Standing() {
  const app = useApp();
  const offer = useStore(createOffer);
  const sheetFailed = (error: unknown) => {
    offer.isOpen.value = false;
    console.error(error);
    app.say(t('error.noInternet'), { kind: 'fail' });
  };
  const loginFailed = (error: unknown) => {
    isLoginOpen.value = false;
    console.error(error);
    app.say(t('error.noInternet'), { kind: 'fail' });
  };
  const menuFailed = (error: unknown) => {
    isMenuOpen.value = false;
    console.error(error);
    app.say(t('error.noInternet'), { kind: 'fail' });
  };
  return (
    <>
      <a className="shell-skip" href="#main">
        {t('app.skip')}
      </a>
      <When is={isHome}>{() => <HomeHeader />}</When>
      <When is={hasHeader}>{() => <PageHeader />}</When>
      <main id="main" className="shell-main" tabIndex={-1}>
        <Outlet />
      </main>
      <When is={hasBar}>{() => <BottomBar />}</When>
      <Later when={isHomeSettled} load={loadHomeExtras} />
      <Later when={offer.isOpen} load={loadGameSheet} failed={sheetFailed} />
      <Later when={isLoginOpen} load={loadLogin} failed={loginFailed} />
      <Later when={isMenuOpen} load={loadMenu} failed={menuFailed} />
    </>
  );
}
