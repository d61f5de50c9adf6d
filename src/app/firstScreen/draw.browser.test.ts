import { expect, test, vi } from 'vitest';
import { config } from '../../config/config';
import { drawFirstScreen } from './draw';

/** Draws a first screen without parts, after a visit that has stored this status. */
function draw(status: object | undefined) {
  if (status) localStorage.setItem('feria.status', JSON.stringify(status));
  const loadScripts = vi.fn();
  const firstRequests = {
    page: { template: 'home', requests: [] },
    replies: {},
    // Nothing comes.
    replied: new Promise(() => {}),
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
