import '../ui/theme/base.css';
import '../ui/theme/stickyBar.css';
import './shell/shell.css';
import './shell/wide.css';
import { nextTask } from '@kit/data/nextTask';
import { computed } from '@kit/render/signals';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstTexts } from '../i18n/locale';
import { HostContext } from '../stores/base/useStore';
import { createSystem } from '../stores/site/system';
import { AppContext } from '../widgets/site/app/useApp';
import { createApp } from './createApp';
import { createAppHost } from './createAppHost';
import { takeOver } from './firstScreen/takeOver';
import { createAppRouter } from './navigation/router';
import { handleSessionExpired } from './session/sessionExpired';
import { startApp } from './startApp';
import { createIdle } from './updates/isIdle';

const host = createAppHost((token) => handleSessionExpired(token, host, router));
const router = createAppRouter(host);
const app = createApp(router, host);
startApp(host, router, app);

/**
 * Draws the app. A task of its own, because on a slow phone the start alone is a long task. The pictures of the first
 * screen come before it. No `await` of the module itself: WebKit runs what imports this module before its end.
 */
async function draw() {
  await Promise.all([firstTexts(), nextTask(), window.firstScreen?.shown]);
  const { use, own } = host;
  const { hasFirstGames, watch } = use(createIdle);
  const element = document.getElementById('root') as HTMLElement;
  const isShown = takeOver(
    element,
    computed(() => use(createSystem).platformStatus.value !== 'open'),
  );
  const root = createRoot(element);
  own(() => root.unmount());
  root.render(
    <StrictMode>
      <HostContext value={host}>
        <AppContext value={app}>
          <RouterProvider router={router} />
        </AppContext>
      </HostContext>
    </StrictMode>,
  );
  watch(computed(() => isShown.value && hasFirstGames.value));
}
void draw();
