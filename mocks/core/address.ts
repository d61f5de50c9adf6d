/** msw matches whole addresses; the backend answers on whatever origin it is served from. */
export const anywhere = (path: string) => `*${path}`;
