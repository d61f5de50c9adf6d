import { Lazy } from '@kit/render/Lazy';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { Outlet } from '@tanstack/react-router';
import { loadTexts } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createGameSheet } from '../../stores/games/gameSheet';
import { createSystem } from '../../stores/site/system';
import { LazySheet } from '../../widgets/site/app/LazySheet';
import { createCurrentRoute } from '../navigation/currentRoute';
import { createIdle } from '../updates/isIdle';
import { BottomBar } from './BottomBar';
import { createOverlays } from './overlays';
import { PageHeader } from './PageHeader';

/** A lottery is a page of the app in a frame of another page of the app, which has the bar. */
const isFramed = window.parent !== window;

const loadDialogs = () => import('../../ui/overlays/DialogView');
const loadNotices = () => import('./ShellNotices');
const loadToasts = () => import('../../ui/overlays/ToastView');
const loadMenu = async () => {
  const texts = loadTexts('title', 'wallet', 'session', 'vip', 'member');
  const [{ SideMenu }] = await Promise.all([import('../menu/SideMenu'), texts]);
  return SideMenu;
};
const loadLogin = async () => {
  const [{ LoginSheet }] = await Promise.all([
    import('../../widgets/account/session/LoginSheet'),
    loadTexts('validation', 'session'),
  ]);
  return LoginSheet;
};
const loadGameSheet = async () => {
  const [{ GameSheet }] = await Promise.all([
    import('../../widgets/games/play/GameSheet'),
    loadTexts('play', 'shelf', 'safePlay'),
  ]);
  return GameSheet;
};
const loadHomeExtras = () => import('../extras/HomeExtras');
const loadStatus = async () => {
  const [status] = await Promise.all([
    import('../../screens/site/status/Status'),
    loadTexts('service'),
  ]);
  return status.default;
};

/** The frame around every screen: headers, bottom bar, dialogs and toasts. */
export function Shell() {
  const { platformStatus } = useStore(createSystem);
  const { currentRoute } = useStore(createCurrentRoute);
  const { dialogs, toasts } = useStore(createOverlays);
  const { isIdle } = useStore(createIdle);
  const isOpen = computed(() => platformStatus.value === 'open');
  const hasBar = computed(() => currentRoute.value.hasBar !== false && !isFramed);
  /** Idle time counts too: the view of the toasts is then there before the first toast. */
  const needsToastView = computed(() => isIdle.value || toasts.current.value !== undefined);
  const needsDialogView = computed(() => dialogs.current.value !== undefined);
  return (
    <div
      className="column shell"
      data-bar={computed(() => isOpen.value && hasBar.value)}
      data-framed={isFramed || undefined}
    >
      <When is={isOpen} or={() => <ClosedPlatform />}>
        {() => <OpenPlatform hasBar={hasBar} />}
      </When>
      <Lazy when={isIdle} load={loadNotices}>
        {({ ShellNotices }) => <ShellNotices />}
      </Lazy>
      <Lazy when={needsDialogView} load={loadDialogs}>
        {({ DialogView }) => <DialogView dialogs={dialogs} />}
      </Lazy>
      <Lazy when={needsToastView} load={loadToasts}>
        {({ ToastView }) => <ToastView toasts={toasts} />}
      </Lazy>
    </div>
  );
}

/** Replaces every screen during maintenance and in restricted regions. */
const ClosedPlatform = () => (
  <main className="shell-main">
    <Lazy load={loadStatus}>{(Status) => <Status />}</Lazy>
  </main>
);

function OpenPlatform({ hasBar }: { hasBar: ReadonlySignal<boolean> }) {
  const gameSheet = useStore(createGameSheet);
  const { currentRoute, homeHeader, isHome, title } = useStore(createCurrentRoute);
  const { isLoginOpen, isMenuOpen } = useStore(createOverlays);
  const { isHomeIdle } = useStore(createIdle);
  const shownHomeHeader = computed(() => (isHome.value ? homeHeader.value : undefined));
  const hasPageHeader = computed(
    () => currentRoute.value.header === undefined || (isHome.value && !homeHeader.value),
  );
  /** A screen reader finds two main landmarks then. */
  const labelInFrame = isFramed ? title : undefined;
  return (
    <>
      <a className="shell-skip" href="#main">
        {t('app.skip')}
      </a>
      <When is={shownHomeHeader}>
        {(header) => {
          const HomeHeader = header.peek();
          return <HomeHeader />;
        }}
      </When>
      <When is={hasPageHeader}>{() => <PageHeader />}</When>
      <main id="main" className="shell-main" tabIndex={-1} aria-label={labelInFrame}>
        <Outlet />
      </main>
      <When is={hasBar}>{() => <BottomBar />}</When>
      <Lazy when={isHomeIdle} load={loadHomeExtras}>
        {({ HomeExtras }) => <HomeExtras />}
      </Lazy>
      <LazySheet open={gameSheet.isOpen} load={loadGameSheet}>
        {(GameSheet) => <GameSheet />}
      </LazySheet>
      <LazySheet open={isLoginOpen} load={loadLogin}>
        {(LoginSheet) => <LoginSheet open={isLoginOpen} />}
      </LazySheet>
      <LazySheet open={isMenuOpen} load={loadMenu}>
        {(SideMenu) => <SideMenu />}
      </LazySheet>
    </>
  );
}
