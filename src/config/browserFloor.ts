/** The oldest supported browsers. Every browser on iOS is Safari's engine, of the version of iOS. */
export const BROWSER_FLOOR = {
  safari: '16.4',
  ios: '16.4',
  chrome: '111',
  edge: '111',
  firefox: '121',
} as const;
