import { toOurs, toTheirs } from './convert.mjs';
import { copyField, fieldAt, fillField, partsOf } from './fields.mjs';

/**
 * @typedef {import('./mapping').Mapping} Mapping
 * @typedef {import('./mapping').Entry} Entry
 * @typedef {{ method: string, path: string, query: Record<string, unknown>, body?: any, headers: Record<string, string> }} Call
 * @typedef {{ status: number, body: any }} Reply
 * @typedef {(call: { method: string, path: string, headers: Record<string, string>, body?: unknown }) => Promise<Reply>} Send
 */

/** Cursors are kept for so many lists. For another one, the pages before are asked for again. */
const MAX_LISTS = 1000;
/** What a reply without an error may have in place of a code of an error. */
const NO_ERROR = ['', '0', '200', 'ok', 'success', 'true', 'null'];
/** Belong to the request of the page, and not to its translation. */
const OWN_HEADERS = ['token', 'content-length', 'content-type', 'accept-encoding', 'encryption'];

/** @param {string | import('./mapping').Rule} rule */
export const ruleOf = (rule) => (typeof rule === 'string' ? { name: rule } : rule);

/** @param {Mapping} mapping */
export const moneyOf = ({ money }) =>
  money ?? /** @type {import('./mapping').Money} */ ({ unit: 'number' });

/** @param {string | undefined} theirs */
export const callOf = (theirs = '') => {
  const [method = '', path = ''] = theirs.split(' ');
  return { method, path };
};

export const hasQueryOnly = (method) => ['GET', 'DELETE', 'HEAD'].includes(method);

/**
 * Translates calls of the app into those of another API, and its replies into ours.
 * @param {Mapping} mapping
 */
export function createTranslator(mapping) {
  const entries = new Map(Object.values(mapping.endpoints).map((entry) => [entry.ours, entry]));
  /** @type {Map<string, unknown[]>} The cursors of the pages of a list, from the second page on. */
  const cursors = new Map();

  /**
   * @param {Call} call
   * @param {Send} send
   * @returns {Promise<Reply>}
   */
  async function answer(call, send) {
    const entry = entries.get(`${call.method} ${call.path}`);
    if (entry && Object.hasOwn(entry, 'value'))
      return { status: 200, body: { success: true, value: entry.value } };
    if (!entry?.theirs) return notMapped(call);
    const headers = headersOf(mapping, call.headers);
    if (typeof call.body === 'string') {
      const { method, path } = callOf(entry.theirs);
      const raw = { 'content-type': call.headers['content-type'] ?? '' };
      const reply = await send({ method, path, headers: { ...headers, ...raw }, body: call.body });
      return toOurReply(mapping, entry, reply);
    }
    const input = { ...call.query, ...call.body };
    const pageNo = Math.max(1, Math.floor(Number(input.pageNo)) || 1);
    /** @param {Record<string, unknown>} page */
    const ask = (page) => send(toTheirCall(mapping, entry, { ...input }, headers, page));
    if (!entry.paging) return toOurReply(mapping, entry, await ask({}));
    const { paging } = entry;
    const size = { [paging.size]: Number(input.pageSize ?? 20) };
    if (paging.offset) {
      const offset = (pageNo - 1) * Number(input.pageSize ?? 20);
      return toOurReply(mapping, entry, await ask({ ...size, [paging.offset]: offset }));
    }
    const { pageNo: _, ...filter } = input;
    const known = cursorsOf(
      JSON.stringify([call.headers.token, call.headers.cookie, entry.ours, filter]),
    );
    for (let page = Math.min(pageNo, known.length + 1); ; page++) {
      const cursor = page > 1 ? { [paging.cursor ?? 'cursor']: known[page - 2] } : {};
      const reply = await ask({ ...size, ...cursor });
      const next = fieldAt(reply.body, paging.next);
      if (next) known[page - 1] = next;
      else known.length = page - 1;
      if (page < pageNo && next && reply.status < 300) continue;
      return toOurReply(mapping, entry, reply, {
        pageNum: page,
        totalPages: next ? page + 1 : page,
      });
    }
  }

  /** @param {string} list */
  function cursorsOf(list) {
    const known = cursors.get(list) ?? [];
    // The list that was used last is the last one.
    cursors.delete(list);
    cursors.set(list, known);
    if (cursors.size > MAX_LISTS) cursors.delete(cursors.keys().next().value ?? '');
    return known;
  }

  return { answer };
}

/** @param {{ method: string, path: string }} call */
const notMapped = ({ method, path }) => ({
  status: 404,
  body: {
    success: false,
    code: 'not_mapped',
    message: `The mapping has no call for ${method} ${path}.`,
  },
});

/**
 * @param {Mapping} mapping
 * @param {Record<string, string>} headers
 */
function headersOf({ session, headers: names = {} }, headers) {
  const theirNames = new Map(
    Object.entries(names).map(([ours, theirs]) => [ours.toLowerCase(), theirs]),
  );
  const kept = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  const { header = 'Token', prefix = '' } = session ?? {};
  return {
    ...Object.fromEntries(kept.map(([name, value]) => [theirNames.get(name) ?? name, value])),
    ...(headers.token ? { [header]: prefix + headers.token } : {}),
  };
}

/**
 * @param {Mapping} mapping
 * @param {Entry} entry
 * @param {Record<string, unknown>} input
 * @param {Record<string, string>} headers
 * @param {Record<string, unknown>} page
 */
function toTheirCall(mapping, entry, input, headers, page) {
  const { method, path } = callOf(entry.theirs);
  /** @type {Record<string, any>} */
  let fields = { ...entry.constants, ...page };
  for (const [ours, theirs] of Object.entries(entry.request ?? {})) {
    const rule = ruleOf(theirs);
    if (rule.name === undefined) continue;
    const convert = (value) => toTheirs(rule, value, moneyOf(mapping));
    fields = copyField(input, partsOf(ours), fields, partsOf(rule.name), convert);
  }
  const isQuery = (name) => name.startsWith('?') || hasQueryOnly(method);
  const query = new URLSearchParams();
  /** @type {Record<string, unknown>} */
  const body = {};
  let filledPath = path;
  for (const [name, value] of Object.entries(fields)) {
    if (/^\{.*\}$/.test(name))
      filledPath = filledPath.replace(name, encodeURIComponent(String(value)));
    else if (isQuery(name)) addToQuery(query, name.replace(/^\?/, ''), value);
    else body[name] = value;
  }
  const search = query.size ? `?${query}` : '';
  return {
    method,
    path: filledPath + search,
    headers,
    ...(hasQueryOnly(method) ? {} : { body }),
  };
}

/**
 * @param {URLSearchParams} query
 * @param {string} name
 * @param {any} value
 */
function addToQuery(query, name, value) {
  if (Array.isArray(value)) for (const one of value) addToQuery(query, name, one);
  else if (typeof value === 'object' && value !== null)
    for (const [inner, one] of Object.entries(value)) addToQuery(query, `${name}.${inner}`, one);
  else query.append(name, String(value));
}

/**
 * @param {Mapping} mapping
 * @param {Entry} entry
 * @param {Reply} reply
 * @param {Record<string, number>} [pages]
 * @returns {Reply}
 */
export function toOurReply(mapping, entry, { status, body }, pages) {
  const envelope = { ...mapping.envelope, ...entry.envelope };
  const sent = fieldAt(body, envelope.value ?? '');
  const code = fieldAt(body, envelope.code);
  const hasCode = code !== undefined && !NO_ERROR.includes(String(code).toLowerCase());
  if (status >= 400 || (hasCode && (sent ?? null) === null)) {
    const known = Object.hasOwn(mapping.errors ?? {}, String(code))
      ? mapping.errors?.[code]
      : undefined;
    const message = fieldAt(body, envelope.message);
    return {
      // Without a session, 401 would say that one has ended.
      status: status === 401 && !entry.auth ? 200 : status,
      body: {
        success: false,
        code: known ?? String(code ?? 'unknown_error'),
        ...(typeof message === 'string' ? { message } : {}),
      },
    };
  }
  const rules = Object.entries(entry.reply ?? {}).map(([ours, theirs]) => ({
    ours,
    rule: ruleOf(theirs),
  }));
  let value;
  for (const { ours, rule } of rules) {
    if (rule.name === undefined) continue;
    const isOutside = rule.name.startsWith('/');
    const convert = (one) => toOurs(rule, one, moneyOf(mapping));
    const from = partsOf(isOutside ? rule.name.slice(1) : rule.name);
    value = copyField(isOutside ? body : sent, from, value, partsOf(ours), convert);
  }
  for (const { ours, rule } of rules)
    if (Object.hasOwn(rule, 'value')) value = fillField(value, partsOf(ours), rule.value);
  return { status: 200, body: { success: true, value: pages ? { ...value, ...pages } : value } };
}
