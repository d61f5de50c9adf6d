/** An address of the app's page, as it would be at the root of the host. */
const PAGE = /^\/(m(\/|$)|$)/;

/**
 * Serves a site below a path of its host. The API is at the root, and the mock gives addresses from there:
 * its pictures and games are served at the root too, and its links to pages lead to the site.
 * @param {string} base the path, with a slash at both ends
 * @param {import('node:http').RequestListener} serve serves the site at the root
 * @returns {import('node:http').RequestListener}
 */
export function belowBase(base, serve) {
  if (base === '/') return serve;
  return (req, res) => {
    const url = req.url ?? '/';
    const path = url.split('?')[0] ?? '/';
    if (path.startsWith(base)) req.url = url.slice(base.length - 1);
    else if (`${path}/` === base) return redirect(res, base);
    else if (PAGE.test(path)) return redirect(res, base + url.slice(1));
    serve(req, res);
  };
}

const redirect = (res, location) => res.writeHead(302, { location }).end();
