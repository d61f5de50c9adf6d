/** Whether this host can keep a reply open. A browser ends a service worker that has nothing else to do. */
export const hostStreams = { areServed: false };
