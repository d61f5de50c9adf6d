import '../ui/theme/base.css';
import '../ui/theme/stickyBar.css';
import './shell/shell.css';
import './shell/wide.css';
import { nextTask } from '@kit/data/nextTask';
import { wait } from '@kit/data/timers';
import { computed } from '@kit/render/signals';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { firstTexts } from '../i18n/locale';
import { HostContext } from '../stores/base/useStore';
import { createSystem } from '../stores/site/system';
import { AppContext } from '../widgets/site/app/useApp';
import { createApp } from './createApp';
import { createAppHost } from './createAppHost';
import { MAX_WAIT_MS, takeOver } from './firstScreen/takeOver';
import { hasFirstScreen } from './firstScreen/window';
import { createAppRouter } from './navigation/router';
import { handleSessionExpired } from './session/sessionExpired';
import { startApp } from './startApp';
import { createIdle } from './updates/isIdle';

/**
 * Starts the app and draws it. Each step is a task of its own, because on a slow phone all of them are a long one. The
 * pictures of the first screen come before the app. No `await` of the module itself: WebKit runs what imports this
 * module before its end.
 */
async function start() {
  await nextTask();
  const host = createAppHost((token) => handleSessionExpired(token, host, router));
  const router = createAppRouter(host);
  const app = createApp(router, host);
  await nextTask();
  startApp(host, router, app);
  await Promise.all([firstTexts(), nextTask(), window.firstScreen?.shown]);
  const element = document.getElementById('root') as HTMLElement;
  const isShown = takeOver(
    element,
    computed(() => host.use(createSystem).platformStatus.value !== 'open'),
  );
  // React draws in pieces what the router has loaded before, and at once what it loads later. A screen whose code does not
  // come is not waited for longer than the takeover does.
  if (hasFirstScreen()) await Promise.race([router.load(), wait(MAX_WAIT_MS)]);
  const root = createRoot(element);
  host.own(() => root.unmount());
  startTransition(() =>
    root.render(
      <StrictMode>
        <HostContext value={host}>
          <AppContext value={app}>
            <RouterProvider router={router} />
          </AppContext>
        </HostContext>
      </StrictMode>,
    ),
  );
  const { hasFirstGames, watch } = host.use(createIdle);
  watch(computed(() => isShown.value && hasFirstGames.value));
}
void start();
