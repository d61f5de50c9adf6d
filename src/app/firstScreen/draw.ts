import type { Config } from '../../config/config';
import { pictureUrls } from '../../widgets/site/app/pictureUrls';
import { applyStyles, fill } from './fill';
import type { DrawPage } from './pageParts';
import type { Known } from './replies';
import type { FirstRequests, FirstScreen } from './window';

/** The longest that the app waits for replies and pictures. */
const MAX_WAIT_MS = 2_500;

/** The hosts of the pictures, in local storage. */
const HOSTS = 'feria.cdns';

/** A browser sends the click of a touch within this time after its end. */
const CLICK_DELAY_MS = 300;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Draws the first screen from the templates, before the app, which takes over later (takeOver.ts). */
export function drawFirstScreen(drawPage: DrawPage) {
  const { firstRequests, siteConfig } = window as Window & { siteConfig?: Config };
  if (!firstRequests || !siteConfig) return;
  // As platformStatusOf: the app shows why the platform is closed.
  if (/(maintenance|regionRestriction)":true/.test(localStorage['feria.status']))
    firstRequests.loadScripts();
  else start(drawPage, firstRequests, siteConfig);
}

function start(drawPage: DrawPage, requests: FirstRequests, config: Config) {
  const { page, built, visit } = requests;
  const replies: Partial<Known> = requests.replies;
  const element = document.createElement('div');
  element.id = 'first';
  let setShown = () => {};
  const shown = new Promise<void>((resolve) => {
    setShown = resolve;
  });
  const first: FirstScreen = {
    element,
    shown,
    pathname: location.pathname,
    taps: [],
    released: Promise.resolve(),
  };
  window.firstScreen = first;
  // The app keeps network and processor from what is shown.
  void shown.then(requests.loadScripts);
  watchUse(first);
  setTimeout(setShown, MAX_WAIT_MS);
  element.onpointerdown = setShown;
  element.onkeydown = setShown;

  /** Loaded, or below the screen. */
  const isShown = (image: HTMLImageElement) =>
    image.complete || image.getBoundingClientRect().top >= innerHeight;
  let isChecking = false;
  async function checkShown() {
    // Once in a frame, also when many pictures have loaded, and in it, because it computes the layout anyway.
    if (isChecking) return;
    isChecking = true;
    // The app shows what has failed.
    await requests.known.catch(setShown);
    await nextFrame();
    isChecking = false;
    if (!element.isConnected) return;
    const isComplete = [...document.images].every(isShown);
    // The browser paints a frame while the page works on the next two. After three, it is on the screen.
    await nextFrame();
    await nextFrame();
    await nextFrame();
    requests.ask();
    if (isComplete) setShown();
  }
  void checkShown();
  element.addEventListener(
    'load',
    ({ target }) => {
      const picture = (target as Element).parentElement;
      if (picture?.dataset.state === 'loading') picture.dataset.state = 'loaded';
      void checkShown();
    },
    true,
  );

  let hasStyles = false;
  let isDrawn = false;
  const show = () => {
    const waits = page.waitsFor?.some((name) => !replies[name]);
    const isReady = isDrawn && hasStyles && !waits && document.body;
    // The app may have come before.
    if (isReady && !element.isConnected && window.firstScreen === first) {
      document.documentElement.dataset.first = '';
      document.body.append(element);
      // The app has failed before (scripts/build/notLoadedPlugin.ts).
      const note = document.querySelector('.first > .state');
      if (note) {
        first.isAlone = true;
        element.querySelector('main')?.prepend(note);
      }
    }
    void checkShown();
  };

  // A listener that stays would keep the token of the visit in memory.
  if (!document.body) document.addEventListener('readystatechange', show, { once: true });

  const draw = (templates: Document) => {
    const { lang, dir, dataset } = templates.documentElement;
    Object.assign(document.documentElement, { lang, dir });
    const copy = (name: string) => {
      const template = templates.getElementById(`first-${name}`) as HTMLTemplateElement;
      const part = document.importNode(template.content, true);
      // A text may have the brand in it.
      fill(part, { brand: config.brand.name });
      applyStyles(part);
      showName(part, templates);
      return part;
    };
    const parts = drawPage({ root: element, page, copy, config, visit, built, tag: dataset.tag });
    const pictureOf = (path: string | undefined) =>
      path && pictureUrls(path, `${replies.hosts}`.split(' '))[0];
    requests.onReply = (changed) => {
      const { settings, hosts } = replies;
      const known = config.imageCdns ?? (settings && (settings.imageCdns ?? ['/']));
      // A second visit shows its games before the settings, with the hosts of the last visit.
      replies.hosts = known?.join(' ') ?? localStorage[HOSTS];
      const isAll = !changed || hosts !== replies.hosts;
      for (const { needs, draw } of parts) {
        const isConcerned = isAll || needs.includes(changed);
        if (!isConcerned || needs.some((name) => !replies[name])) continue;
        try {
          draw(replies as Known, pictureOf);
          if (isAll && known) localStorage[HOSTS] = replies.hosts;
        } catch (error) {
          // The app handles replies that do not fit.
          console.warn(error);
        }
      }
      isDrawn = true;
      show();
    };
    requests.onReply();
  };
  const styled = requests.styles.then(() => {
    hasStyles = true;
    show();
  });
  Promise.all([requests.templates.then(draw), styled])
    // Without it the app is awaited as on other pages.
    .catch(() => {
      window.firstScreen = undefined;
      setShown();
    });
}

/** A brand that has no logo has its name in place of the letters (scripts/serve/showBrand.ts). */
function showName(part: DocumentFragment, templates: Document) {
  if (document.documentElement.dataset.name === undefined) return;
  for (const wordmark of part.querySelectorAll('.wordmark')) {
    const template = templates.getElementById('first-name') as HTMLTemplateElement;
    const name = document.importNode(template.content, true).firstElementChild as HTMLElement;
    name.textContent = wordmark.getAttribute('aria-label');
    name.style.fontSize = `${wordmark.getAttribute('height')}px`;
    wordmark.replaceWith(name);
  }
}

/** Notes taps, which the app carries out. */
function watchUse(first: FirstScreen) {
  const { element } = first;
  element.addEventListener('click', (event) => {
    const target = (event.target as Element).closest('a[href], button, label');
    if (first.isAlone || !target) return;
    // The box and the field of a label follow it without the app.
    if (target.localName === 'label') return;
    event.preventDefault();
    first.taps.push(target);
    target.setAttribute('data-tapped', '');
  });
  element.addEventListener('pointerdown', () => {
    first.released = new Promise((resolve) => {
      for (const type of ['click', 'pointercancel'])
        addEventListener(type, resolve, { once: true });
      addEventListener('pointerup', () => setTimeout(resolve, CLICK_DELAY_MS), { once: true });
    });
  });
  element.addEventListener('submit', (event) => event.preventDefault());
}
