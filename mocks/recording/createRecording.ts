import { contractEndpoints } from '../admin/openapi';
import { Anonymizer } from './anonymize';
import type { RawCall, RecordedCall, Recording } from './recording';

export const SCENARIO_NAME = /^[a-z][A-Za-z0-9]{2,40}$/;

/** Parameters that differ in each call or session. Without them, a later call has the same query. */
const LEFT_OUT = ['token', '_', 't', 'ts', 'timestamp'];

/** The endpoint of a call. The path of the API on its host may be before that of the contract. */
const endpointOf = (method: string, path: string) =>
  contractEndpoints
    .map(({ endpoint }) => endpoint)
    .find((one) => one.method === method && path.endsWith(one.path));

interface Marked {
  /** Fields that the contract marks. */
  personal: readonly string[] | undefined;
}

/** Calls of a real session as a recording. Other requests, and replies that are not JSON, are left out. */
export function createRecording(rawCalls: RawCall[]): { recording: Recording; skipped: string[] } {
  const anonymizer = new Anonymizer();
  const skipped = new Set<string>();
  const calls = rawCalls.flatMap(
    ({ method, url, requestHeaders, status, text }): (RecordedCall & Marked)[] => {
      const { pathname: path, searchParams } = new URL(url, 'http://recorded.test');
      const reply = parseEnvelope(text);
      const query = Object.fromEntries(searchParams);
      // The token and the whole query are learned too: what is in them may appear in a reply.
      anonymizer.learn({ token: tokenOf(requestHeaders), query });
      const endpoint = endpointOf(method, path);
      if (!endpoint || reply === undefined) {
        skipped.add(`${method} ${path}`);
        return [];
      }
      anonymizer.learn(reply, '', endpoint.personal);
      for (const name of LEFT_OUT) delete query[name];
      return [{ method, path: endpoint.path, query, status, reply, personal: endpoint.personal }];
    },
  );
  const cleaned = calls.map(({ personal, ...call }) => ({
    ...call,
    query: anonymizer.clean(call.query),
    reply: anonymizer.clean(call.reply, personal),
  }));
  const tokens = new Set(JSON.stringify(cleaned).match(/recorded-token-\d+/g) ?? []);
  return { recording: { tokens: [...tokens], calls: cleaned }, skipped: [...skipped] };
}

const tokenOf = (headers: Record<string, string>) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'token')?.[1];

/** The envelope in a reply. Undefined when the text is something else. */
function parseEnvelope(text: string): unknown {
  try {
    const reply: unknown = JSON.parse(text);
    return typeof reply === 'object' && reply !== null && 'success' in reply ? reply : undefined;
  } catch {
    return undefined;
  }
}

interface Har {
  log: {
    entries: {
      request: { method: string; url: string; headers: { name: string; value: string }[] };
      response: { status: number; content: { text?: string; encoding?: string } };
    }[];
  };
}

/** The calls of a HAR file, as the developer tools of browsers save it. */
export function callsOfHar(har: unknown): RawCall[] {
  const { entries } = (har as Har).log ?? {};
  if (!Array.isArray(entries)) throw new Error('this is no HAR file: it has no log.entries');
  return entries.map(({ request, response }) => ({
    method: request.method,
    url: request.url,
    requestHeaders: Object.fromEntries(request.headers.map(({ name, value }) => [name, value])),
    status: response.status,
    text: textOf(response.content),
  }));
}

const textOf = ({ text = '', encoding }: { text?: string; encoding?: string }) =>
  encoding === 'base64'
    ? new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))
    : text;
