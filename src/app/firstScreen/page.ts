import type { Config } from '../../config/config';
import type { Built, EarlyLink } from './built';
import { pageAt } from './pages';
import type { Replies } from './replies';
import { createRequests, readVisit, SCROLLED_PAGE } from './requests';
import type { FirstRequests } from './window';

/** The app loads after this time, also when the script of the first screen has not come. */
const MAX_WAIT_MS = 3_500;

/**
 * Runs in the head of the page: requests what the first screen at this address needs, in the order in which it needs
 * it, and the script that draws it (draw.ts), which requests the app. Returns whether there is a first screen.
 */
function start({ siteConfig: config }: { siteConfig?: Config }) {
  const built: Built = JSON.parse(document.getElementById('first-built')?.textContent ?? '');
  const page = pageAt(location, built);
  if (!page) built.late.forEach(addLink);
  const files = page && built.files[page.template];
  if (!config || !files || parent !== window) return false;
  const visit = readVisit(config);
  const href = built.templates[visit.language];
  // A language without texts is shown in another one by the app.
  if (!href) return false;

  const { draw, css, links, js } = files;
  const texts: Record<string, string> = {};
  const replies: Partial<Replies> = {};
  const { send, ask } = createRequests(config, visit, built.requests);
  // A list that was scrolled may need other pages than the first one.
  const needed = page.requests.filter((name) => !visit.isReturn || !/games/i.test(name));
  const known = needed.map((name) =>
    send(name, page.category, (text) => {
      if (texts[name] === text) return;
      const { value } = JSON.parse(text);
      if (!value) throw name;
      replies[name] = value;
      texts[name] = text;
      requests.onReply(name);
    }),
  );
  const requests: FirstRequests = {
    built,
    page,
    visit,
    replies,
    known: Promise.all(known),
    onReply() {},
    templates: loadDocument(href),
    styles: Promise.all(css.map(loadStyle)),
    loadScripts: createLoader(js, ask),
    ask,
  };
  links.forEach(addLink);
  // Without them the app is awaited as on other pages.
  void Promise.allSettled([requests.templates, requests.styles, requests.known]);
  window.firstRequests = requests;
  // The app knows where a page that is loaded again was scrolled.
  if (visit.isReturn) requests.loadScripts();
  else {
    import(/* @vite-ignore */ draw).catch(requests.loadScripts);
    setTimeout(requests.loadScripts, MAX_WAIT_MS);
  }
  return true;
}

/** A function of its own, so that a timer does not keep the token of the visit in memory. */
const createLoader = (js: EarlyLink[], ask: () => void) => () => {
  ask();
  loadApp();
  js.splice(0).forEach(addLink);
};

/** Loads the scripts of the app. The page has them under a type that no browser knows. */
function loadApp() {
  for (const script of document.querySelectorAll('script[type="app"]'))
    script.replaceWith(Object.assign(script.cloneNode(), { type: 'module' }));
}

/** The browser parses the file: the policy of the page allows no script to turn a text into elements. */
function loadDocument(href: string) {
  return new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    // Servers treat files that end in .html as pages.
    request.overrideMimeType('text/html; charset=utf-8');
    request.responseType = 'document';
    request.onloadend = () => (request.status === 200 ? resolve(request.response) : reject());
    request.send();
  });
}

const addLink = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));

const loadStyle = (href: string) =>
  new Promise((onload, onerror) => addLink({ rel: 'stylesheet', href, onload, onerror }));

let hasFirstScreen = false;
try {
  hasFirstScreen = start(window as never);
  addEventListener('pagehide', () => {
    sessionStorage[SCROLLED_PAGE] = scrollY > 0 ? location.href : '';
  });
} catch {
  // Without storage the app does everything itself.
}
if (!hasFirstScreen) loadApp();
