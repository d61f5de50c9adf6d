import '../ui/base.css';
import './shell.css';
import { effect } from '@kit/signals';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstWords, intlTag, startLocale } from '../i18n/locale';
import { createFavourite } from '../stores/favourite';
import { createSession } from '../stores/session';
import { createSystem } from '../stores/system';
import { createTheme } from '../stores/theme';
import { HostContext } from '../stores/useStore';
import { createWallet } from '../stores/wallet';
import { moneyStyle } from '../ui/money';
import { AppContext } from '../widgets/useApp';
import { createApp } from './createApp';
import { createAppHost } from './createAppHost';
import { startEntered } from './entered';
import { endSession } from './expiry';
import { startLinks } from './links';
import { moveTo, title } from './place';
import { createAppRouter } from './router';
import { isSettled, startSettling } from './settled';
import { startStatusWatch } from './watchStatus';

const host = createAppHost((token) => endSession(token, host, router));
const router = createAppRouter(host);
const app = createApp(router, host);

startLocale();
startLinks(router);
for (const store of [createTheme, createSystem, createWallet, createFavourite]) host.hold(store);

router.subscribe('onBeforeLoad', ({ toLocation }) => moveTo(toLocation));
effect(() => {
  document.title = `${title.value} · Feria`;
});
effect(() => {
  const { symbol, isSymbolBehind } = host.use(createWallet);
  const position = isSymbolBehind.value ? 'B' : 'A';
  moneyStyle.value = { locale: intlTag.value, symbol: symbol.value, position };
});

startStatusWatch(host);
startEntered(host);
host
  .use(createSession)
  .renew()
  .catch(() => undefined);

await firstWords();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <HostContext value={host}>
      <AppContext value={app}>
        <RouterProvider router={router} />
      </AppContext>
    </HostContext>
  </StrictMode>,
);
startSettling();
effect(() => {
  if (!isSettled.value) return;
  import('./manners')
    .then(({ startManners }) => startManners(host, router, app))
    .catch(console.error);
});
