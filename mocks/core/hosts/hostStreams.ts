/** Whether this host can keep a reply open. A service worker cannot, because browsers end idle workers. */
export const hostStreams = { areServed: false };
