import { isObject } from '../../core/values/isObject';
import { MASK, maskReply } from '../../core/values/maskSecrets';

/** Longer lists would make a test unreadable. */
const MAX_ITEMS = 5;
/** Fields of the settings that say where the backend runs, and whether it has the event stream there. */
const OF_SERVER = ['launchOrigins', 'eventStream'];
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:/;
/** Milliseconds between 2001 and 2286. */
const isMoment = (value: number) => value > 1e12 && value < 1e13;

/**
 * What a test expects of a value of a reply: without times, which differ by milliseconds, secrets, long lists and what
 * depends on the server. Undefined when nothing is left.
 */
export function expectationOf(value: unknown): unknown {
  return withoutVolatile(maskReply(value));
}

function withoutVolatile(value: unknown): unknown {
  if (typeof value === 'number') return isMoment(value) ? undefined : value;
  if (typeof value === 'string') return value === MASK || TIME.test(value) ? undefined : value;
  if (Array.isArray(value)) {
    const items = value.map(withoutVolatile);
    return items.length > MAX_ITEMS || items.includes(undefined) ? undefined : items;
  }
  if (!isObject(value)) return value;
  const fields = Object.entries(value)
    .map(([name, inner]) => [name, withoutVolatile(inner)] as const)
    .filter(([name, inner]) => inner !== undefined && !OF_SERVER.includes(name));
  return fields.length ? Object.fromEntries(fields) : undefined;
}
