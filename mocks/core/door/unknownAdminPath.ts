import { namesNear } from '../values/nearestOf';
import type { Call } from './meantCall';

const ROOT = '/__mock/';
const MAX_NEAR = 5;

/** What is wrong with a call that the admin API does not answer: the methods of its path, or the paths that are near. */
export function unknownAdminPath({ method, path }: Call, known: readonly Call[]) {
  const methods = known.filter((call) => call.path === path).map((call) => call.method);
  if (methods.length)
    return `The admin API answers ${path} with ${methods.join(' and ')}, not with ${method}.`;
  const names = new Set(
    known
      .filter((call) => call.path.startsWith(ROOT))
      .map((call) => call.path.slice(ROOT.length))
      .filter((name) => name && !/[*:]/.test(name)),
  );
  const near = namesNear(path.slice(ROOT.length), [...names]).slice(0, MAX_NEAR);
  const listed = near.length ? near : [...names].sort();
  const paths = listed.map((name) => ROOT + name).join(', ');
  return `The admin API has no path ${path}. ${near.length ? 'Near' : 'Known'}: ${paths}.`;
}
