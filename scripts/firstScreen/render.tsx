import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createApp } from '../../src/app/createApp';
import { setLocation } from '../../src/app/currentRoute';
import { createAppRouter } from '../../src/app/router';
import { firstWords } from '../../src/i18n/locale';
import { createGame } from '../../src/stores/game';
import { createHost } from '../../src/stores/host';
import { createNotice } from '../../src/stores/notice';
import { HostContext } from '../../src/stores/useStore';
import { AppContext } from '../../src/widgets/app/useApp';

export async function render() {
  const host = createHost(() => (() => new Promise(() => {})) as never);
  const router = createAppRouter(
    host,
    createMemoryHistory({ initialEntries: [location.pathname] }),
  );
  const app = createApp(router, host);
  await firstWords();
  host.use(createGame).vendors.set([{ gameType: 'RNG', vassalages: [] }] as never);
  await router.load();
  setLocation(router.state.location as never);
  return renderToString(
    <StrictMode>
      <HostContext value={host}>
        <AppContext value={app}>
          <RouterProvider router={router} />
        </AppContext>
      </HostContext>
    </StrictMode>,
  );
}
