/** A path on the own origin, so that a back link never leads to another site. */
export function sameOriginPath(path: string | undefined, requestUrl: string, fallback = '/m/home') {
  const { origin } = new URL(requestUrl);
  const url = path && URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  return url?.origin === origin ? url.pathname + url.search : fallback;
}
