import type { ListedCall } from '../core/loggedCall';

/** A reply that a fault changed counts as failed, whatever its status is. */
export const isFailed = ({ status, faults }: ListedCall) =>
  status === 0 || status >= 400 || Boolean(faults);

const FILTERS: Record<string, (call: ListedCall) => boolean> = {
  failed: isFailed,
  commands: ({ method }) => method !== 'GET',
};

export const fitsFilter = (call: ListedCall, filter: string) => FILTERS[filter]?.(call) ?? true;

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The call as a command for a shell, which takes the token from `$TOKEN`. An encrypted body is shown decrypted,
 * as the log has it: the reader has to encrypt it.
 */
export function curlOf(origin: string, { method, path, query, headers, body }: ListedCall) {
  const search = new URLSearchParams(query).toString();
  const hasBody = method !== 'GET' && body !== null && Object.keys(body as object).length > 0;
  const headerOptions = Object.entries(headers).map(([name, value]) =>
    name === 'token' ? `-H "Token: $TOKEN"` : `-H ${quote(`${name}: ${value}`)}`,
  );
  return [
    `curl ${quote(origin + path + (search ? `?${search}` : ''))}`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...headerOptions,
    ...(hasBody
      ? [`-H 'Content-Type: application/json'`, `--data ${quote(JSON.stringify(body))}`]
      : []),
  ].join(' \\\n  ');
}
