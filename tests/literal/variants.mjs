// Other backends write the same answers in other ways. A client has to read all of them.

/** @param {unknown} value @param {(inner: unknown) => unknown} change @returns {unknown} */
function mapDeep(value, change) {
  if (Array.isArray(value)) return value.map((inner) => mapDeep(inner, change));
  if (typeof value !== 'object' || value === null) return change(value);
  const entries = Object.entries(value).map(([name, inner]) => [name, mapDeep(inner, change)]);
  return Object.fromEntries(entries);
}

const numberAsText = (value) => (typeof value === 'number' ? String(value) : value);

/** Adds absent fields as null: a decoder with a fixed class sends every field. */
function withNulls(value) {
  if (Array.isArray(value)) return value.map(withNulls);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, part]) => [name, withNulls(part)]);
  return { ...NULLS, ...Object.fromEntries(inner) };
}

/** Names of fields that other replies of the specification have, or that `npm run openapi` calls optional. */
const NULLS = Object.fromEntries(
  [
    ...['id', 'type', 'image', 'content', 'children', 'url', 'read', 'message', 'code', 'value'],
    ...['totalPages', 'totalCount', 'pageNum', 'icon', 'fee', 'bonus', 'reason', 'categories'],
    ...['flags', 'accounts', 'amounts', 'wallets', 'currency', 'numbers', 'clubLabel', 'nodeName'],
  ].map((name) => [name, null]),
);

/** A field that no client knows, in every object. */
function withExtra(value) {
  if (Array.isArray(value)) return value.map(withExtra);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, part]) => [name, withExtra(part)]);
  return { ...Object.fromEntries(inner), traceId: 'a1', _links: { self: { href: '#' } } };
}

/**
 * How a variant changes an answer.
 * @typedef {{ body: object | string, status: number }} Answer
 * @type {Record<string, (answer: Answer & { body: object }) => Answer>}
 */
export const variants = {
  /** Numbers are texts, absent fields are null, and there are fields that no client knows. */
  loose: ({ body, ...rest }) => {
    const texts = mapDeep(body, numberAsText);
    return { ...rest, body: withExtra({ code: null, message: null, ...withNulls(texts) }) };
  },
  /** Every rejection has the status 200, also the one of an ended session. */
  rejections: ({ body }) => ({ body, status: 200 }),
  /** A proxy in front of the backend replaces rejections by a page of its own. */
  html: (answer) =>
    answer.status === 200
      ? answer
      : { status: answer.status, body: '<!doctype html><title>Error</title><h1>Error</h1>' },
};
