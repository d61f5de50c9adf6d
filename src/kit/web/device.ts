// Read at each call, because it can change while the page is open.
const agent = () => navigator.userAgent;

/** The app was started from the home screen. */
export const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** The page runs in the web view of the native app. */
export const isNative = () => agent().includes('FeriaApp');

/** There is nothing to download any more. */
export const isInstalled = () => isStandalone() || isNative();

// An iPad reports itself as a Mac, but no Mac has a touch screen.
export const isIos = () =>
  /iPhone|iPad|iPod/.test(agent()) ||
  (agent().includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Safari, on a device with iOS. The other browsers there, and apps that open links, add a name of their own. */
export const isSafari = () => /\) Version\/[\d.]+( Mobile\/\w+)? Safari\/[\d.]+$/.test(agent());

/** The user asked the device for less motion, or has paused the motion of this page. */
export const hasReducedMotion = () =>
  document.documentElement.dataset.motion === 'paused' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
