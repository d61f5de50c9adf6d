/** A call in the request log. */
export interface Call {
  id: number;
  at: number;
  ms: number;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  status: number;
  endpoint: string | null;
  faults?: string[];
}

export interface CallWithReply extends Call {
  reply: unknown;
  difference: string | null;
}

const isFailed = ({ status, faults }: Call) => status === 0 || status >= 400 || Boolean(faults);

export const fitsFilter = (call: Call, filter: string) =>
  filter === 'failed' ? isFailed(call) : filter !== 'commands' || call.method !== 'GET';

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The call for a command line. The token is left to the shell, and an encrypted body to the reader: the
 * log has its content.
 */
export function curlOf(origin: string, { method, path, query, headers, body }: Call) {
  const search = new URLSearchParams(query).toString();
  const isJson = method !== 'GET' && body !== null && Object.keys(body as object).length > 0;
  const lines = Object.entries(headers).map(([name, value]) =>
    name === 'token' ? `-H "Token: $TOKEN"` : `-H ${quote(`${name}: ${value}`)}`,
  );
  return [
    `curl ${quote(origin + path + (search ? `?${search}` : ''))}`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...lines,
    ...(isJson
      ? [`-H 'Content-Type: application/json'`, `--data ${quote(JSON.stringify(body))}`]
      : []),
  ].join(' \\\n  ');
}
