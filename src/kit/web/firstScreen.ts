/** The page still shows its first screen as HTML, and the app is drawn behind it (src/app/firstScreen/takeOver.ts). */
export const isBehindFirstScreen = () => 'first' in document.documentElement.dataset;
