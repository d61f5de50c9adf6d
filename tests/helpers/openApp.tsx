import '../../src/ui/theme/base.css';
import '../../src/ui/theme/stickyBar.css';
import '../../src/app/shell/shell.css';
import '../../src/app/shell/wide.css';
import { isPageShown } from '@kit/web/pageShown';
import { RouterProvider } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, type Locator } from 'vitest/browser';
import type { Persona } from '../../fixtures/account/personas';
import { hostDatabases } from '../../mocks/core/hosts/hostDatabases';
import { respond } from '../../mocks/respond';
import { createApp } from '../../src/app/createApp';
import { createAppHost } from '../../src/app/createAppHost';
import { createAppRouter } from '../../src/app/navigation/router';
import { handleSessionExpired } from '../../src/app/session/sessionExpired';
import { startApp } from '../../src/app/startApp';
import { createIdle } from '../../src/app/updates/isIdle';
import { isLanguage } from '../../src/i18n/languages';
import { firstTexts, setLanguage } from '../../src/i18n/locale';
import { noteServerTime } from '../../src/kit/data/serverTime';
import type { Host } from '../../src/stores/base/host';
import { HostContext } from '../../src/stores/base/useStore';
import { AppContext } from '../../src/widgets/site/app/useApp';
import { BACKEND_PATH } from './backendPath';
import { mockBackend } from './mockBackend';
import { atEnd, mount, settled } from './mount';
import { resetDocument } from './resetDocument';
import { watchLetters } from './watchLetters';

const SESSION = 'MC_SESSION_INFO';

interface Devtools {
  send(command: string, options: object): Promise<unknown>;
}

type Answer = (request: Request, send: () => Promise<Response>) => Response | Promise<Response>;

interface Options {
  /** The page moves. In all other tests the device asks for reduced motion. */
  withMotion?: boolean;
}

/** A test fails on requests to other origins, calls of unknown endpoints, addresses with a token, and when the app loads the page again. */
function createGuard() {
  const problems: string[] = [];
  const tokens = new Set<string>();
  const addresses = new Set<string>();
  const listeners = new AbortController();
  const stopLetters = watchLetters();
  // The page of the tests would be gone.
  window.navigation.addEventListener(
    'navigate',
    (event) => {
      if (event.destination.sameDocument) return;
      event.preventDefault();
      const { stack } = new Error(
        `left the page: ${event.navigationType} ${event.destination.url}`,
      );
      problems.push(`${stack}`);
    },
    { signal: listeners.signal },
  );
  return {
    watchRequest(request: Request) {
      const token = request.headers.get('token');
      if (token) tokens.add(token);
      addresses.add(request.url);
      if (new URL(request.url).origin !== location.origin)
        problems.push(`left the origin: ${request.url}`);
    },
    async watchResponse(response: Response, { url }: Request) {
      if (response.status !== 404) return;
      const text = await response.clone().text();
      if (text.includes('no_handler')) problems.push(`unhandled: ${url}`);
    },
    check() {
      listeners.abort();
      stopLetters();
      addresses.add(location.href);
      for (const address of addresses)
        if ([...tokens].some((token) => address.includes(token)))
          problems.push(`token in an address: ${address}`);
      if (problems.length) throw new Error(problems.join('\n'));
    },
  };
}

/**
 * The whole app in the page of the test, with a mock backend of its own in the same page: what tests of the screens use. It
 * has no first screen, no service worker and no build; for those, for other tabs and for what a load of the page does there
 * are the tests in tests/e2e.
 *
 *     const { admin, logIn, open } = prepareApp();
 *     await admin('scenarios', { name: 'noNotices' });
 *     await logIn('newMember');
 *     await open('/m/notice');
 *     await expect.element(page.getByRole('heading', { name: 'No hay anuncios por ahora.' })).toBeVisible();
 */
export function prepareApp({ withMotion = false }: Options = {}) {
  localStorage.clear();
  sessionStorage.clear();
  const mock = mockBackend();
  const { admin } = mock;
  const guard = createGuard();
  const answers: { path: string | RegExp; reply: Answer }[] = [];
  let pending = 0;
  let endApp = () => {};

  // Not by vi.spyOn: Vitest keeps each spy with its calls, and with them the whole app, until the page of the tests is closed.
  const { fetch } = globalThis;
  const send = async (request: Request) => {
    const { pathname, origin } = new URL(request.url);
    if (origin !== location.origin || !BACKEND_PATH.test(pathname)) return fetch(request);
    const response = await respond(request);
    await guard.watchResponse(response, request);
    return response;
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    guard.watchRequest(request);
    const { pathname } = new URL(request.url);
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    const found = answers.findLast(({ path }) =>
      typeof path === 'string' ? path === pathname : path.test(pathname),
    );
    const sent = () => send(request);
    pending += 1;
    try {
      const reply = found ? found.reply(request, sent) : sent();
      return await Promise.race([reply, failureAt(request.signal)]);
    } finally {
      pending -= 1;
    }
  };

  /** Answers requests to a path in place of the backend, until the returned function is called. The last one counts. */
  function answer(path: string | RegExp, reply: Answer) {
    const entry = { path, reply };
    answers.push(entry);
    return () => void answers.splice(answers.indexOf(entry), 1);
  }

  /** Holds back the requests to a path until the returned function is called. */
  function holdBack(path: string | RegExp) {
    const { release, released } = createHold();
    answer(path, (_, sent) => released.then(sent));
    return release;
  }

  function leave() {
    // The app keeps what was typed.
    dispatchEvent(new PageTransitionEvent('pagehide'));
    endApp();
    // The next app, in this test or in another one, starts in a page that is shown.
    isPageShown.value = true;
    document.body.replaceChildren();
  }

  async function start() {
    await setMotion(withMotion ? '' : 'reduce');
    // As if the page had just been loaded.
    delete document.documentElement.dataset.started;
    const chosen = localStorage.getItem('language');
    await setLanguage(chosen && isLanguage(chosen) ? chosen : 'ES');
    noteServerTime(null);
    const host = createAppHost((token) => handleSessionExpired(token, host, router));
    const router = endListenersWith(host, () => createAppRouter(host));
    const app = createApp(router, host);
    startApp(host, router, app);
    await firstTexts();
    const { unmount } = mount(
      <HostContext value={host}>
        <AppContext value={app}>
          <RouterProvider router={router} />
        </AppContext>
      </HostContext>,
      { strict: false },
    );
    endApp = () => {
      flushSync(unmount);
      host.dispose();
      endApp = () => {};
    };
    const { hasFirstGames, watch } = host.use(createIdle);
    watch(hasFirstGames);
  }

  onTestFinished(async () => void (await setMotion('')));
  atEnd(() => {
    endApp();
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store has no synchronous way
    document.cookie = 'mock_db=; path=/; max-age=0';
    hostDatabases.clear();
    globalThis.fetch = fetch;
    guard.check();
    resetDocument();
  });

  return {
    mock,
    admin,

    /** Logs in before the app is opened. Returns the token. */
    async logIn(persona: Persona = 'member') {
      const session = await admin('personas', { persona });
      sessionStorage.setItem(SESSION, JSON.stringify(session));
      return session.token as string;
    },

    /** The session that the app has stored, or null. */
    session: () => JSON.parse(sessionStorage.getItem(SESSION) ?? 'null'),

    /** Opens the app at an address, as from a link elsewhere. */
    async open(href: string) {
      leave();
      history.pushState(null, '', href);
      await start();
    },

    /** Closes the app and opens it again at its address, with what the browser has stored. */
    async reload() {
      leave();
      await start();
    },

    /** Closes the app, as when its tab is closed. */
    close: leave,

    /** Goes to an address in the app, like a tap on a link. */
    goTo(href: string) {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = href;
      link.click();
      link.remove();
    },

    answer,
    holdBack,

    /** Waits until no request is pending. */
    waitUntilIdle: () => expect.poll(() => pending, { interval: 30 }).toBe(0),

    /** Taps a button twice, before the reply to the first tap can arrive. `path` is what it requests. Waits for all replies. */
    async tapTwice(button: Locator, path: string) {
      const { release, released } = createHold();
      const replies: Promise<Response>[] = [];
      const stop = answer(path, (_, sent) => {
        const reply = released.then(sent);
        replies.push(reply);
        return reply;
      });
      await button.dblClick();
      await expect.poll(() => replies.length).toBeGreaterThan(0);
      // By then the second tap has taken effect, too.
      await settled();
      release();
      await Promise.all(replies);
      stop();
    },

    /** Console errors that the test causes. */
    allowConsole(allowed: RegExp) {
      const { error } = console;
      console.error = (...texts: unknown[]) => {
        if (!allowed.test(texts.join(' '))) error(...texts);
      };
    },
  };
}

/** The router listens to `scroll`, `pagehide` and `pageshow` until the page is closed. Here its listeners end with the app. */
function endListenersWith<T>(host: Host, create: () => T) {
  const end = new AbortController();
  host.own(() => end.abort());
  const restore = [window, document].map((target: EventTarget) => {
    const { addEventListener } = target;
    target.addEventListener = (type, listener, options) =>
      addEventListener.call(target, type, listener, {
        ...(typeof options === 'object' ? options : { capture: options === true }),
        signal: end.signal,
      });
    return () => {
      target.addEventListener = addEventListener;
    };
  });
  const made = create();
  for (const act of restore) act();
  return made;
}

/** Emulates settings of the device. Those that are not named are the usual ones. */
export const setMedia = (settings: Record<string, string>) =>
  (cdp() as unknown as Devtools).send('Emulation.setEmulatedMedia', {
    features: Object.entries(settings).map(([name, value]) => ({ name, value })),
  });

/** Drawing movements takes a fifth of the CPU. */
const setMotion = (value: 'reduce' | '') => setMedia({ 'prefers-reduced-motion': value });

function createHold() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, released };
}

const failureAt = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** The address in the app: path and parameters. */
export const address = () => location.pathname + location.search;

/** Waits until all that the app starts late (src/app/updates/startAfterIdle.ts) is running. */
export const waitForLateStart = () =>
  expect.poll(() => document.documentElement.dataset.started).toBeDefined();

/** The network of the device is gone, until it is back or the test ends. */
export function setNetwork(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}
