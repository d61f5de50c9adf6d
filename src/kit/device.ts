/** What the app runs on. Read at the moment of asking: tests and phones change it under us. */
const agent = () => navigator.userAgent;

/** Started from the home screen. */
export const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Inside the store app, whose web view names itself. */
export const isNative = () => agent().includes('FeriaApp');

/** Nothing is left to download. */
export const isInstalled = () => isStandalone() || isNative();

// An iPad calls itself a Mac, but no Mac has a touch screen.
export const isIos = () =>
  /iPhone|iPad|iPod/.test(agent()) ||
  (agent().includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Every browser of iOS says Safari; the others add a name of their own. */
export const isSafari = () =>
  agent().includes('Safari') &&
  !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA|Chrome|Instagram|FBAN|FBAV/.test(agent());
