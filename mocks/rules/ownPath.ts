/** A way back never leads to another site. */
export function ownPath(asked: string | undefined, from: string, otherwise = '/m/home') {
  const { origin } = new URL(from);
  const url = asked && URL.canParse(asked, origin) ? new URL(asked, origin) : undefined;
  return url?.origin === origin ? url.pathname + url.search : otherwise;
}
