/** The folder that the workbench was published in. */
export const base = new URL('./', location.href).pathname;

/** Files of the app have addresses from the root. In a folder only the service worker finds them. */
export const isInFolder = base !== '/';
