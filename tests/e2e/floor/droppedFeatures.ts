/**
 * What the built files use although a supported browser lacks it: that browser drops it. Source of the versions:
 * MDN's compatibility tables. Prefixed names stand beside the plain ones in the built files, so those are not listed.
 */
export interface DroppedFeature {
  /** As in the built files. */
  name: string;
  pattern: RegExp;
  /** The engines of the floor that drop it, with their first version that does not. */
  dropped: string;
  instead: string;
}

const style = (name: string, dropped: string, instead: string, pattern = name): DroppedFeature => ({
  name,
  // An ending such as "::marker" stands behind a name.
  pattern: new RegExp(pattern.startsWith(':') ? pattern : `(?<![\\w-])${pattern}`),
  dropped,
  instead,
});

const hidden = 'nothing: it hides or changes a part that only other engines draw';

export const DROPPED_STYLES: DroppedFeature[] = [
  style(
    'animation-timeline',
    'WebKit (26), Firefox (159)',
    '@supports not: the sticky bar has its backing at all times',
  ),
  style('animation-range', 'WebKit (26), Firefox (159)', 'as animation-timeline'),
  style('field-sizing', 'WebKit (26.2), Firefox (152)', 'TextArea.tsx sets the height by script'),
  style(
    'forced-color-adjust',
    'WebKit',
    'nothing: it stands in @media (forced-colors: active), which is never true there',
  ),
  style('content-visibility', 'WebKit (18), Firefox (125)', 'content off screen is drawn too'),
  style('contain-intrinsic-block-size', 'WebKit (17)', 'nothing: only for content-visibility'),
  style('text-wrap', 'WebKit (17.5), Chromium (114)', 'lines break where they are full'),
  style(
    'text-wrap: pretty',
    'WebKit (26), Firefox, Chromium (117)',
    'as text-wrap',
    'text-wrap:pretty',
  ),
  style(
    'transition: allow-discrete',
    'WebKit (17.4), Firefox (129), Chromium (117)',
    'a sheet or dialog closes without movement',
    'transition:allow-discrete',
  ),
  style(
    'transition: overlay',
    'WebKit, Firefox, Chromium (117)',
    'bars may cover a dialog while it fades away',
    'transition:overlay',
  ),
  ...['border', 'border-block-end', 'outline'].map((property) =>
    style(
      `${property}: ButtonBorder`,
      'WebKit',
      'as forced-color-adjust',
      `${property}:buttonborder`,
    ),
  ),
  style('resize', 'iOS', 'nothing: there is no handle to hide'),
  style('scrollbar-width', 'WebKit (18.2)', 'iOS hides scrollbars at rest; a Mac may show them'),
  style(
    'scrollbar-gutter',
    'WebKit (18.2)',
    'the column moves by half a scrollbar when a dialog opens in a wide window with scrollbars',
  ),
  style('view-transition-name', 'WebKit (18), Firefox (144)', 'the game opens without a morph'),
  style('::view-transition', 'WebKit (18), Firefox (144)', 'as view-transition-name'),
  style(
    '@starting-style',
    'WebKit (17.5), Firefox (129), Chromium (117)',
    'a sheet or dialog opens without movement',
  ),
  style('-webkit-tap-highlight-color', 'Firefox', 'a tapped link flashes in Firefox on Android'),
  style('-webkit-font-smoothing', 'Firefox', 'text is a little bolder on a Mac'),
  style('::-webkit-inner-spin-button', 'Firefox', hidden),
  style('::-webkit-search-cancel-button', 'Firefox', hidden),
  style(
    '::-webkit-calendar-picker-indicator',
    'iOS, Firefox',
    'a tap anywhere opens the calendar there',
  ),
  style('::-webkit-date-and-time-value', 'Firefox', hidden),
  style('::-webkit-details-marker', 'Firefox', hidden),
];

const script = (
  name: string,
  pattern: RegExp,
  dropped: string,
  instead: string,
): DroppedFeature => ({ name, pattern, dropped, instead });

export const DROPPED_SCRIPTS: DroppedFeature[] = [
  script(
    'document.startViewTransition',
    /\bdocument\.startViewTransition\b/,
    'WebKit (18), Firefox (144)',
    'the page changes at once; the app and the router ask whether it exists',
  ),
  script('requestIdleCallback', /\brequestIdleCallback\(/, 'WebKit', 'a timer (isIdle.ts)'),
  script('cancelIdleCallback', /\bcancelIdleCallback\(/, 'WebKit', 'as requestIdleCallback'),
  script('scheduler', /\bscheduler\.yield\b|\bglobalThis\.scheduler\b/, 'WebKit', 'a timer'),
  script(
    'scrollend event',
    /scrollend/,
    'WebKit (26.2)',
    "nothing: React's list of events names it, the app listens to none",
  ),
  script(
    '.showPopover()',
    /\.showPopover\(\)/,
    'WebKit (17), Firefox (125)',
    'messages stand below an open dialog; without a dialog they look the same',
  ),
  script('.hidePopover()', /\.hidePopover\(\)/, 'WebKit (17), Firefox (125)', 'as showPopover'),
  script(
    'Uint8Array.fromBase64',
    /\bUint8Array\.fromBase64\b/,
    'WebKit (18.2), Firefox (133)',
    'jose decodes by atob',
  ),
  script(
    'beforeinstallprompt event',
    /beforeinstallprompt/,
    'WebKit, Firefox',
    'the app page shows how to add the site to the home screen',
  ),
  script('fetchPriority', /fetchPriority/, 'WebKit (17.2), Firefox (132)', 'pictures in order'),
];
