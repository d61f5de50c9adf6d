import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { takeOver } from './takeOver';

const HEADER = '<header><a class="button" href="/m/login">Ingresar</a></header>';

/** The first screen and the app behind it, with such contents. Clicks are noted and not carried out. */
function openPage(first: string, app: string) {
  const clicks: string[] = [];
  const draw = (name: string, html: string) => {
    const element = document.createElement('div');
    element.innerHTML = html;
    element.addEventListener('click', (event) => {
      event.preventDefault();
      clicks.push(`${name}: ${(event.target as Element).textContent}`);
    });
    document.body.append(element);
    return element;
  };
  const firstElement = draw('first', first);
  const appElement = draw('app', app);
  window.firstScreen = {
    element: firstElement,
    pathname: location.pathname,
    shown: Promise.resolve(),
    taps: [],
    released: Promise.resolve(),
  };
  const tap = (selector: string) =>
    window.firstScreen?.taps.push(firstElement.querySelector(selector) as Element);
  return { clicks, tap, app: appElement, first: firstElement };
}

test('a tap reaches the same link, when the app has another one before it', async () => {
  const { app, clicks, tap } = openPage(
    HEADER,
    `<a class="button" href="/m/download"></a>${HEADER}`,
  );
  tap('a');
  takeOver(app, signal(true));
  await vi.waitFor(() => expect(clicks).toEqual(['app: Ingresar']));
});

test('taps on links with the same address reach the one with the same number', async () => {
  const links = '<a class="b" href="/m/vip">one</a><a class="b" href="/m/vip">two</a>';
  const { app, clicks, tap } = openPage(links, links);
  tap('a:last-child');
  tap('a');
  takeOver(app, signal(true));
  await vi.waitFor(() => expect(clicks).toEqual(['app: two', 'app: one']));
});

test('a link that the app does not show opens without it', async () => {
  const { app, clicks, tap } = openPage(`<a class="gamecard" href="/m/g?id=1">A</a>`, HEADER);
  tap('a');
  takeOver(app, signal(true));
  await vi.waitFor(() => expect(clicks).toEqual(['first: A']));
});

test('the first screen stays until the finger on it is up', async () => {
  const { app, first } = openPage(HEADER, HEADER);
  let release = () => {};
  Object.assign(window.firstScreen as object, {
    released: new Promise<void>((resolve) => {
      release = resolve;
    }),
  });
  const isOver = takeOver(app, signal(true));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(first.isConnected).toBe(true);
  release();
  await vi.waitFor(() => expect(isOver.value).toBe(true));
  expect(first.isConnected).toBe(false);
});
