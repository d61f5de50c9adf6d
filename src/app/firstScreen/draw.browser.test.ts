import { expect, test, vi } from 'vitest';
import { settle } from '../../../tests/helpers/fakeHost';
import { config } from '../../config/config';
import { drawFirstScreen } from './draw';
import type { Replies } from './replies';

/** Draws a first screen without parts, after a visit that has stored this status. */
function draw(status: object | undefined) {
  if (status) localStorage.setItem('feria.status', JSON.stringify(status));
  const loadScripts = vi.fn();
  const firstRequests = {
    page: { template: 'home', requests: [] },
    replies: {},
    // Nothing comes.
    known: new Promise(() => {}),
    templates: new Promise(() => {}),
    styles: new Promise(() => {}),
    loadScripts,
  };
  Object.assign(window, { firstRequests, siteConfig: config, firstScreen: undefined });
  drawFirstScreen(() => []);
  const isDrawn = window.firstScreen !== undefined;
  window.firstScreen = window.firstRequests = undefined;
  return { isDrawn, isAppRequested: loadScripts.mock.calls.length > 0 };
}

test.each([
  ['under maintenance', { maintenance: true, regionRestriction: false }],
  ['in a restricted region', { maintenance: false, regionRestriction: true }],
])(
  'S2.85 S4.44 the app comes without a first screen, when the platform was last %s',
  (_, status) => {
    expect(draw(status)).toEqual({ isDrawn: false, isAppRequested: true });
  },
);

test.each([
  ['open', { maintenance: false, regionRestriction: false }],
  ['not known', undefined],
])('S4.44 there is a first screen, when the platform was last %s', (_, status) => {
  expect(draw(status)).toEqual({ isDrawn: true, isAppRequested: false });
});

test('a second visit draws its games before the settings, with the picture hosts of the first', async () => {
  const drawn: (string | undefined)[] = [];
  const open = (replies: object) => {
    const firstRequests: object = {
      page: { template: 'home', requests: ['hot', 'settings'] },
      replies,
      known: new Promise(() => {}),
      templates: Promise.resolve(document.implementation.createHTMLDocument()),
      styles: Promise.resolve(),
      onReply() {},
      loadScripts() {},
      ask() {},
    };
    Object.assign(window, { firstRequests, siteConfig: {}, firstScreen: undefined });
    drawFirstScreen(() => [
      {
        needs: ['hot', 'hosts'],
        draw: (_, pictureOf) => void drawn.push(pictureOf('/art/a.webp')),
      },
    ]);
    const onReply = (name: keyof Replies) => window.firstRequests?.onReply(name);
    return { isDrawn: () => window.firstScreen?.element.isConnected, onReply };
  };
  const replies: { hot: []; settings?: object } = { hot: [] };

  const first = open(replies);
  await expect.poll(first.isDrawn).toBe(true);
  expect(drawn).toEqual([]);
  replies.settings = { imageCdns: ['https://one.test'] };
  first.onReply('settings');
  expect(drawn).toEqual(['https://one.test/art/a.webp']);
  window.firstScreen?.element.remove();

  const others: { hot: []; settings?: object } = { hot: [] };
  const second = open(others);
  await expect.poll(second.isDrawn).toBe(true);
  expect(drawn).toEqual(Array(2).fill('https://one.test/art/a.webp'));
  others.settings = { imageCdns: ['https://two.test'] };
  second.onReply('settings');
  expect(drawn.at(-1)).toBe('https://two.test/art/a.webp');
  window.firstScreen?.element.remove();
  window.firstScreen = window.firstRequests = undefined;
});

/** Draws a first screen without parts, whose replies, templates and styles are there. */
function drawWithAllReplies(loadScripts: () => void) {
  const firstRequests: object = {
    page: { template: 'home', requests: [] },
    replies: {},
    known: Promise.resolve(),
    templates: Promise.resolve(document.implementation.createHTMLDocument()),
    styles: Promise.resolve(),
    onReply() {},
    loadScripts,
    ask() {},
  };
  Object.assign(window, { firstRequests, siteConfig: config, firstScreen: undefined });
  drawFirstScreen(() => []);
}

test('pictures that load in the same frame are looked at once', async () => {
  const requestFrame = vi.spyOn(window, 'requestAnimationFrame');
  drawWithAllReplies(vi.fn());
  const { element, shown } = window.firstScreen ?? {};
  await shown;
  requestFrame.mockClear();
  for (let count = 0; count < 5; count++) element?.dispatchEvent(new Event('load'));
  await settle();
  expect(requestFrame).toHaveBeenCalledOnce();
  element?.remove();
  window.firstScreen = window.firstRequests = undefined;
});

test('the app is requested when the pictures are on the screen, three frames after they have loaded', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  const loadScripts = vi.fn();
  drawWithAllReplies(loadScripts);
  await expect.poll(() => window.firstScreen?.element.isConnected).toBe(true);
  let count = 0;
  for (; count < 10 && !loadScripts.mock.calls.length; count++) {
    for (const run of frames.splice(0)) run(0);
    await settle();
  }
  expect(count).toBe(4);
  window.firstScreen?.element.remove();
  window.firstScreen = window.firstRequests = undefined;
  vi.restoreAllMocks();
});
