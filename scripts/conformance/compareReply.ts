import { lostList } from '../../src/api/reply';
import type { Definition } from '../../src/contract/endpoint';
import { compileSchema } from '../../src/contract/schema';
import { compareValue, type Difference } from './compare';

export interface SentReply {
  status: number;
  /** Its content type. */
  type: string | null;
  text: string | undefined;
}

const parse = (text: string | undefined): Record<string, unknown> | undefined => {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined;
  } catch {
    return undefined;
  }
};

export const isEnvelope = (text: string | undefined) => 'success' in (parse(text) ?? {});

/** Differences of the value, and of what comes around it. */
export function compareResponse(
  endpoint: Definition<unknown, unknown>,
  { status, type, text }: SentReply,
): Difference[] {
  const found = compareReply(endpoint, text);
  if (status < 200 || status > 299)
    found.push({
      kind: 'wrong status',
      at: `status ${status}`,
      detail: 'it has a value',
      breaks: true,
    });
  if (isEnvelope(text) && type && !/json/.test(type)) {
    const detail = `application/json is expected, ${type.split(';')[0]} was sent`;
    found.push({ kind: 'wrong type', at: 'content-type', detail, breaks: true });
  }
  return found;
}

/** A reply without a value is complete when the contract requires no field of the value. */
function compareReply(
  endpoint: Definition<unknown, unknown>,
  text: string | undefined,
): Difference[] {
  const { out, read, list } = endpoint;
  const { value } = parse(text) ?? {};
  if (lostList(endpoint, value, [])?.endsWith('missing')) {
    const at = list ? `value.${list}` : 'value';
    const others = compareValue(compileSchema(out), value).filter((one) => one.at !== at);
    return [
      { kind: 'missing', at, detail: 'a screen lives on this list', breaks: true },
      ...others,
    ];
  }
  const hasNoFields = value === null || typeof value !== 'object';
  if (hasNoFields && read(value).failure && !read({}).failure) return [];
  return compareValue(compileSchema(out), value);
}
