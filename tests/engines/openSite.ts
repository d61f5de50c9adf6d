import { readFileSync } from 'node:fs';
import { startProxySite } from '../helpers/proxySite';
import { PHONE_PATH, phonePage } from './phoneFrame';

const SCRIPT = readFileSync(new URL('collectProblems.js', import.meta.url));
/** What the site serves beside the app. */
const OWN_PAGES: Record<string, (query: string) => string | Buffer> = {
  '/testProblems.js': () => SCRIPT,
  [PHONE_PATH]: phonePage,
};
/** Paths of the backend. The mock answers other paths of them with `no_handler`. */
const BACKEND = /^\/(wps|lgw|lotto\/lgw)\//;

let sites = 0;

/**
 * Opens an origin of its own for a test: with its own storage, service worker and database. Collects errors of
 * scripts, violations of the security policy and replies with errors of the server.
 */
export async function openSite(target: string) {
  const problems: string[] = [];
  /** The paths that were requested. */
  const requests: string[] = [];
  let held: RegExp | undefined;
  sites += 1;
  const cookie = `mock_db=engines-${process.pid}-${sites}`;
  const site = await startProxySite(target, {
    headers: { cookie },
    answer(req, res) {
      const [path = '', query = ''] = (req.url ?? '').split('?');
      requests.push(path);
      if (path === '/testProblems.js') res.writeHead(200, { 'content-type': 'text/javascript' });
      else if (path === PHONE_PATH) res.writeHead(200, { 'content-type': 'text/html' });
      else if (path === '/testProblems') problems.push(decodeURIComponent(query));
      // Never answered.
      else return held?.test(path) ?? false;
      res.end(OWN_PAGES[path]?.(query));
      return true;
    },
    changeOf: (path, headers) => {
      if (BACKEND.test(path))
        return (text) => {
          if (text.includes('no_handler')) problems.push(`no handler: ${path}`);
          return text;
        };
      if (!headers['content-type']?.toString().startsWith('text/html')) return;
      return (html) => html.replace('<head>', '<head><script src="/testProblems.js"></script>');
    },
  });

  /** Changes or reads the backend of this test through the admin API. */
  async function admin<T = unknown>(path: string, data?: object): Promise<T> {
    const reply = await fetch(`${target}/__mock/${path}`, {
      headers: { 'content-type': 'application/json', cookie },
      ...(data ? { method: 'POST', body: JSON.stringify(data) } : {}),
    });
    const body = (await reply.json()) as { value: T };
    if (!reply.ok) throw new Error(`/__mock/${path}: ${reply.status} ${JSON.stringify(body)}`);
    return body.value;
  }

  /** From now on, requests of such paths get no reply. */
  function hold(paths: RegExp) {
    held = paths;
  }

  return { ...site, problems, requests, admin, hold };
}

export type Site = Awaited<ReturnType<typeof openSite>>;
