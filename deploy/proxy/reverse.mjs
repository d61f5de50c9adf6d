import { toOurs, toTheirs } from './convert.mjs';
import { copyField, partsOf, withField } from './fields.mjs';
import { callOf, moneyOf, ruleOf } from './translate.mjs';

/**
 * @typedef {import('./mapping').Mapping} Mapping
 * @typedef {import('./mapping').Entry} Entry
 */

/** A cursor says nothing to whoever reads it. */
const cursorOf = (page) => btoa(`page ${page}`);
const pageOf = (cursor) => Number(atob(String(cursor)).split(' ')[1]);

/**
 * Answers in the shape of the other API from a backend of ours: so the mock can play it.
 * @param {Mapping} mapping
 */
export function createReverse(mapping) {
  const money = moneyOf(mapping);
  const entries = Object.values(mapping.endpoints)
    .filter(({ theirs }) => theirs)
    .map((entry) => ({
      entry,
      pattern: patternOf(callOf(entry.theirs).path),
      ...callOf(entry.theirs),
    }));
  const errors = Object.entries(mapping.errors ?? {});

  /**
   * The call of ours for a call of theirs. Without an entry there is none.
   * @param {{ method: string, path: string, input: Record<string, any> }} call
   * @returns {{ entry?: Entry, input: Record<string, unknown> }}
   */
  function toOurCall({ method, path, input }) {
    for (const { entry, pattern, method: wanted } of entries) {
      const match = method === wanted ? pattern.exec(path) : null;
      const constants = Object.entries(entry.constants ?? {});
      const isMeant = constants.every(
        ([name, value]) => String(input[name.replace(/^\?/, '')]) === String(value),
      );
      if (!match || !isMeant) continue;
      const inPath = Object.entries(match.groups ?? {}).map(([name, value]) => [
        `{${name}}`,
        decodeURIComponent(value),
      ]);
      return { entry, input: toOurInput(entry, { ...input, ...Object.fromEntries(inPath) }) };
    }
    return { input: {} };
  }

  /**
   * @param {Entry} entry
   * @param {Record<string, any>} sent
   */
  function toOurInput(entry, sent) {
    /** @type {Record<string, unknown>} */
    let input = {};
    for (const [ours, theirs] of Object.entries(entry.request ?? {})) {
      const rule = ruleOf(theirs);
      if (Object.hasOwn(rule, 'value')) input = withField(input, ours, rule.value);
      if (rule.name === undefined) continue;
      const from = partsOf(rule.name.replace(/^\?/, ''));
      input = copyField(sent, from, input, partsOf(ours), (value) => toOurs(rule, value, money));
    }
    const { cursor, offset, size } = entry.paging ?? {};
    if (!size) return input;
    const pageSize = Number(sent[size] ?? 20);
    const page =
      cursor && sent[cursor]
        ? pageOf(sent[cursor])
        : Number((offset && sent[offset]) ?? 0) / pageSize + 1;
    return { ...input, pageNo: page, pageSize };
  }

  /**
   * The reply of theirs for a reply of ours.
   * @param {Entry | undefined} entry
   * @param {{ status: number, body: { success?: boolean, value?: any, code?: string, message?: string } }} reply
   */
  function toTheirReply(entry, { status, body }) {
    const envelope = { ...mapping.envelope, ...entry?.envelope };
    if (!body?.success) {
      const [code] = errors.find(([, ours]) => ours === body?.code) ?? [body?.code];
      const rejection = entry?.auth ? 422 : 401;
      const withCode = withField({}, envelope.code ?? 'code', code);
      return {
        status: status === 200 ? rejection : status,
        body: withField(withCode, envelope.message ?? 'message', body?.message),
      };
    }
    let inside;
    let outside = {};
    for (const [ours, theirs] of Object.entries(entry?.reply ?? {})) {
      const rule = ruleOf(theirs);
      if (rule.name === undefined) continue;
      const convert = (value) => toTheirs(rule, value, money);
      if (rule.name.startsWith('/'))
        outside = copyField(
          body.value,
          partsOf(ours),
          outside,
          partsOf(rule.name.slice(1)),
          convert,
        );
      else inside = copyField(body.value, partsOf(ours), inside, partsOf(rule.name), convert);
    }
    const { pageNum = 1, totalPages = 1 } = body.value ?? {};
    if (entry?.paging?.next)
      outside = withField(
        outside,
        entry.paging.next,
        pageNum < totalPages ? cursorOf(pageNum + 1) : null,
      );
    if (envelope.value)
      return { status: 200, body: withField(outside, envelope.value, inside ?? null) };
    return { status: 200, body: Array.isArray(inside) ? inside : { ...inside, ...outside } };
  }

  return { toOurCall, toTheirReply };
}

/**
 * A path with parameters as a pattern.
 * @param {string} path
 */
export const patternOf = (path) =>
  new RegExp(
    `^${path
      .split(/(\{[^}]+\})/)
      .map((part) =>
        /^\{.*\}$/.test(part)
          ? `(?<${part.slice(1, -1)}>[^/]+)`
          : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'),
      )
      .join('')}$`,
  );
