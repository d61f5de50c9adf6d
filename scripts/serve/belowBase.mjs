/** The path of a page of the app, without the base. */
const PAGE = /^\/(m(\/|$)|$)/;

/**
 * Serves a site below a path of its host. The mock knows nothing of that path: all addresses in its replies
 * begin at the root. So the API, pictures and games are served there too, and pages are redirected to the site.
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
    else if (`${path}/` === base) return redirect(res, base + url.slice(path.length));
    else if (PAGE.test(path)) return redirect(res, base + url.slice(1));
    serve(req, res);
  };
}

const redirect = (res, location) => res.writeHead(302, { location }).end();
