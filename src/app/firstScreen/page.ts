import type { Config } from '../../config/config';
import { pictureUrls } from '../../widgets/app/pictureUrls';
import { applyStyles, fill } from './fill';
import type { Replies } from './pageParts';
import { pageAt } from './pages';
import { createRequests, readVisit } from './requests';
import { placeOf } from './taps';
import type { Built, FirstScreen, Words } from './window';

/** The longest that the app waits for replies and pictures. */
const MAX_WAIT_MS = 2_500;

/**
 * Runs in the page before the first paint: sends the first requests of the page, and draws its first screen from the
 * templates without the app. The app takes over later (takeOver.ts).
 */
function start({ siteConfig: config }: { siteConfig?: Config }) {
  const built: Built = JSON.parse(document.getElementById('first-built')?.textContent ?? '');
  const page = pageAt(location, built);
  if (!config || !page || window.parent !== window) return;
  const visit = readVisit(config);

  const texts: Record<string, string> = {};
  const replies: Partial<Replies> = {};
  let update = (_name: keyof Replies) => {};
  const send = createRequests(config, visit, built.requests);
  for (const name of page.requests)
    send(name, page.category ?? '', (text) => {
      if (texts[name] === text) return;
      const { value } = JSON.parse(text);
      texts[name] = text;
      replies[name] = value;
      update(name);
    });

  const element = document.createElement('div');
  element.id = 'first';
  const files = built.files[page.template];
  for (const href of files?.js ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  const styles = Promise.all((files?.css ?? []).map(loadStyle));
  let hasBody = false;
  let isDrawn = false;
  let hasStyles = false;
  const show = () => {
    const waits = page.waitsFor?.some((name) => !replies[name]);
    // The app may have come before.
    const isTooLate = window.firstScreen !== first || element.isConnected;
    if (!hasBody || !isDrawn || !hasStyles || waits || isTooLate) return;
    document.documentElement.dataset.first = '';
    document.body.append(element);
    checkShown();
  };
  let setShown = () => {};
  const shown = new Promise<void>((resolve) => {
    setShown = resolve;
  });
  const checkShown = () => {
    const isWaiting = page.requests.some((name) => name !== 'status' && !replies[name]);
    if (isWaiting || !element.isConnected) return;
    const isSeen = (image: Element) => image.getBoundingClientRect().top < innerHeight;
    const pictures = [...element.querySelectorAll('img')].filter(({ complete }) => !complete);
    if (!pictures.some(isSeen)) setShown();
  };
  const first: FirstScreen = {
    element,
    shown,
    pathname: location.pathname,
    taps: [],
    show() {
      hasBody = true;
      show();
    },
  };
  window.firstScreen = first;
  watchUse(first);
  // Whatever does not come, the app does.
  setTimeout(setShown, MAX_WAIT_MS);
  element.addEventListener('load', checkShown, true);
  for (const type of ['pointerdown', 'keydown']) element.addEventListener(type, setShown);
  styles
    .then(() => {
      hasStyles = true;
      show();
    })
    // Vite loads them again with the screen.
    .catch(() => {});

  const file = built.wordFiles[visit.language];
  const drawWith = (words: Words) => {
    Object.assign(document.documentElement, { lang: words.lang, dir: words.dir });
    const marks = Object.fromEntries(words.texts.map((text, at) => [at, text]));
    const parts = page.draw({
      root: element,
      visit,
      built,
      words,
      copy(name) {
        const template = document.getElementById(`first-${name}`) as HTMLTemplateElement;
        const copy = template.content.cloneNode(true) as DocumentFragment;
        fill(copy, marks);
        // A text may have the brand in it.
        fill(copy, { brand: config.brand.name });
        applyStyles(copy);
        return copy;
      },
    });
    const cdns = () => config.imageCdns ?? replies.settings?.imageCdns ?? ['/'];
    const pictureOf = (path: string | undefined) => path && pictureUrls(path, cdns())[0];
    const drawParts = (changed?: keyof Replies) => {
      for (const part of parts) {
        const isConcerned = !changed || part.needs.includes(changed);
        if (!isConcerned || part.needs.some((name) => !replies[name])) continue;
        try {
          part.draw(replies as Replies, pictureOf);
        } catch (error) {
          // The app handles replies that do not fit.
          console.warn(error);
        }
      }
    };
    drawParts();
    update = (changed) => {
      drawParts(changed);
      show();
      checkShown();
    };
    isDrawn = true;
    show();
  };
  if (!file) drawWith(built.words);
  else
    fetch(file)
      .then((response) => response.json())
      .then(drawWith)
      // Without texts the app is awaited as on other pages.
      .catch(() => {
        window.firstScreen = undefined;
      });
}

function loadStyle(href: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    Object.assign(link, { onload: resolve, onerror: reject });
    document.head.append(link);
  });
}

/** Notes taps, which the app carries out, and shows pictures that have loaded. */
function watchUse(first: FirstScreen) {
  const { element } = first;
  element.addEventListener('click', (event) => {
    const target = (event.target as Element).closest('a[href], button, label');
    if (first.isAlone || !target) return;
    // The box and the field of a label follow it without the app.
    if (target.localName === 'label') return;
    event.preventDefault();
    first.taps.push(placeOf(target, element));
    target.setAttribute('data-tapped', '');
  });
  element.addEventListener('submit', (event) => event.preventDefault());
  element.addEventListener(
    'load',
    ({ target }) => {
      const parent = (target as Element).parentElement;
      if (parent?.dataset.state === 'loading') parent.dataset.state = 'loaded';
    },
    true,
  );
}

try {
  start(window as never);
} catch {
  // Without storage the app does everything itself.
  window.firstScreen = undefined;
}
