import type { ListedCall } from '../core/loggedCall';

/** A reply that a fault changed counts as failed, whatever its status is. */
export const isFailed = ({ status, faults }: ListedCall) =>
  status === 0 || status >= 400 || Boolean(faults);

export const fitsFilter = (call: ListedCall, filter: string) =>
  filter === 'failed' ? isFailed(call) : filter !== 'commands' || call.method !== 'GET';

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The call as a command for a shell, which takes the token from `$TOKEN`. An encrypted body is shown decrypted,
 * as the log has it: the reader has to encrypt it.
 */
export function curlOf(origin: string, { method, path, query, headers, body }: ListedCall) {
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
