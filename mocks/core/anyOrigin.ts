/** A path for msw that matches on every origin, since the backend does not know where it is served. */
export const anyOrigin = (path: string) => `*${path}`;
