/** A path for msw that matches on every origin, since the backend can be served anywhere. */
export const anyOrigin = (path: string) => `*${path}`;
