import { nearestOf } from '../values/nearestOf';

export interface Call {
  method: string;
  path: string;
}

/** The name at the end of a path is enough to know the call: `/wallets/gcs`, `/api/MCS2_withdraw`. */
const lastPart = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '');

/** What was nearly meant by a call that nobody answers, and in what it differs. Undefined when nothing is near. */
export function meantCall({ method, path }: Call, known: readonly Call[]) {
  const paths = [...new Set(known.map((call) => call.path))];
  const sameEnd = paths.filter((one) => plain(lastPart(one)) === plain(lastPart(path)));
  const meantPath =
    paths.find((one) => one === path) ??
    paths.find((one) => plain(one) === plain(path)) ??
    (sameEnd.length === 1 ? sameEnd[0] : nearestOf(path, paths));
  const calls = known.filter((call) => call.path === meantPath);
  const meant = calls.find((call) => call.method === method) ?? calls[0];
  if (!meant) return undefined;
  const differences = [
    ...(meant.method === method ? [] : ['the method']),
    ...(meant.path === path ? [] : [inWhat(meant.path, path)]),
  ];
  const call = `${meant.method} ${meant.path}`;
  return { call, text: `did you mean ${call}? It differs in ${differences.join(' and ')}` };
}

function inWhat(meant: string, path: string) {
  if (meant.toLowerCase() === path.toLowerCase()) return 'capital letters of the path';
  return plain(meant) === plain(path) ? 'the slash at its end' : 'the path';
}
