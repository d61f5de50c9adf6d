import { isObject } from '../core/values/isObject';

/** A command of the admin API that was carried out. */
export interface Step {
  path: string;
  body: Record<string, unknown>;
}

/** How the commands are written in a link, and their first field, which is written without its name. */
export const NOTATIONS = [
  { prefix: 'as', path: 'personas', first: 'persona' },
  { prefix: 'member', path: 'members', first: 'account' },
  { prefix: 'kyc', path: 'kyc', first: 'state' },
  { prefix: 'market', path: 'market', first: 'name' },
  { prefix: 'fault', path: 'faults', first: 'endpoint' },
  { prefix: 'clock', path: 'clock', first: 'to' },
  { prefix: 'chance', path: 'chance', first: 'round' },
  { prefix: 'push', path: 'pushes', first: 'kind' },
  { prefix: 'row', path: 'state', first: 'table' },
  { prefix: 'seed', path: 'reset', first: 'seed' },
];

export const LINKED_PATHS = ['scenarios', ...NOTATIONS.map(({ path }) => path)];

const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000, ms: 1 };
const DURATION = /^(-?\d+(?:\.\d+)?)(d|h|ms|m|s)$/;

function formatDuration(ms: number) {
  const [unit, size] = Object.entries(UNITS).find(([, size]) => ms % size === 0) ?? ['ms', 1];
  return `${ms / size}${unit}`;
}

function parseDuration(text: string): number | undefined {
  const [, count, unit] = DURATION.exec(text) ?? [];
  return unit ? Number(count) * UNITS[unit as keyof typeof UNITS] : undefined;
}

/** Encodes the characters that have a meaning in links. With `~` in place of `%`, which browsers would decode. */
const encode = (text: string) =>
  encodeURIComponent(text)
    .replace(/[.~]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
    .replaceAll('%2F', '/')
    .replaceAll('%', '~');
const decode = (text: string) => decodeURIComponent(text.replaceAll('~', '%'));

/** Like `encode`, but keeps dots, so that a value stays readable. Only the names of fields are split at dots. */
const formatWord = (text: string) => encode(text).replaceAll('~2e', '.');

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A text as it is. Other values, and texts that could be taken for JSON, as JSON. */
function formatValue(value: unknown) {
  if (typeof value === 'number') return String(value);
  const isPlain = typeof value === 'string' && parseJson(value) === undefined;
  return formatWord(isPlain ? value : JSON.stringify(value));
}
function parseValue(text: string) {
  const plain = decode(text);
  const value = parseJson(plain);
  return value === undefined ? plain : value;
}

/** `{ set: { vipLevel: 5 } }` becomes `set.vipLevel=5`. */
function formatFields(fields: Record<string, unknown>, parents = ''): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const path = parents + encode(name);
    if (isObject(value) && Object.keys(value).length) return formatFields(value, `${path}.`);
    return value === undefined ? [] : [`${path}=${formatValue(value)}`];
  });
}

/** The opposite of `formatFields` for one field: sets `set.vipLevel` in `fields`. */
function addField(fields: Record<string, unknown>, path: string, value: unknown) {
  const [name = '', ...rest] = path.split('.');
  const key = decode(name);
  if (!rest.length) {
    fields[key] = value;
    return;
  }
  const inner = Object.hasOwn(fields, key) && isObject(fields[key]) ? fields[key] : {};
  fields[key] = inner;
  addField(inner as Record<string, unknown>, rest.join('.'), value);
}

/** Splits the fields of a step: those that a link writes without their names, as words, and the rest. */
function splitFields({ path, body }: Step): { words: unknown[]; rest: Record<string, unknown> } {
  const first = NOTATIONS.find((notation) => notation.path === path)?.first ?? 'name';
  const { [first]: word, ...rest } = body;
  if (path === 'clock' && word === undefined) {
    const { advance, freeze, ...more } = body;
    if (typeof advance === 'number' && freeze === undefined)
      return { words: [formatDuration(advance)], rest: more };
    if (advance === undefined && freeze !== undefined)
      return { words: [freeze ? 'stop' : 'run'], rest: more };
  }
  if (path === 'faults') {
    const { endpoint, path: part, kind, status, ...more } = body;
    // A part of a path has a slash, the name of an endpoint has none.
    const target = endpoint ?? (String(part).includes('/') ? part : undefined);
    if (target === undefined) return { words: [], rest: body };
    if (kind === 'status' && status !== undefined) return { words: [target, status], rest: more };
    return { words: [target, kind], rest: status === undefined ? more : { status, ...more } };
  }
  return word === undefined ? { words: [], rest: body } : { words: [word], rest };
}

function formatStep(step: Step) {
  if (step.path === 'reset' && !Object.keys(step.body).length) return 'reset';
  const { words, rest } = splitFields(step);
  const prefix = NOTATIONS.find(({ path }) => path === step.path)?.prefix;
  return [
    ...(prefix ? [prefix] : []),
    ...words.map((word) => formatWord(String(word))),
    ...formatFields(rest),
  ].join(':');
}

function parseStep(text: string): Step {
  const [start = '', ...others] = text.split(':');
  if (text === 'reset') return { path: 'reset', body: {} };
  if (!others.length) return { path: 'scenarios', body: { name: decode(start) } };
  const notation = NOTATIONS.find(({ prefix }) => prefix === start);
  if (!notation) {
    const known = NOTATIONS.map(({ prefix }) => `${prefix}:`).join(', ');
    throw new Error(`unknown part "${start}:" of a link; known: ${known} or a scenario`);
  }
  const { path, first } = notation;
  const body: Record<string, unknown> = {};
  const words = others.filter((part) => !part.includes('=')).map(decode);
  for (const part of others.filter((part) => part.includes('='))) {
    const [name = '', ...value] = part.split('=');
    addField(body, name, parseValue(value.join('=')));
  }
  const [word, second] = words;
  if (path === 'clock') Object.assign(body, parseClock(word));
  else if (path === 'faults' && word?.includes('/')) body.path = word;
  else if (word !== undefined) body[first] = word;
  const isStatus = /^\d+$/.test(second ?? '');
  if (path === 'faults' && second !== undefined)
    Object.assign(body, isStatus ? { kind: 'status', status: Number(second) } : { kind: second });
  return { path, body };
}

function parseClock(word: string | undefined) {
  if (word === undefined) return {};
  if (word === 'stop' || word === 'run') return { freeze: word === 'stop' };
  const advance = parseDuration(word);
  return advance === undefined ? { to: word } : { advance };
}

/** Joins successive moves of the clock and drops repeated steps, but not pushes: each of them sends something. */
function withoutRepetition(steps: Step[]) {
  const result: Step[] = [];
  for (const step of steps) {
    const last = result.at(-1);
    const lastAdvance = last && advanceOf(last);
    const advance = advanceOf(step);
    const isSame = last && formatStep(last) === formatStep(step);
    if (lastAdvance !== undefined && advance !== undefined)
      result[result.length - 1] = { path: 'clock', body: { advance: lastAdvance + advance } };
    else if (!isSame || step.path === 'pushes') result.push(step);
  }
  return result;
}

/** By how much a step moves the clock, if it does nothing else. */
function advanceOf({ path, body: { advance, ...more } }: Step): number | undefined {
  const isAdvance = path === 'clock' && Object.keys(more).length === 0;
  return isAdvance && typeof advance === 'number' ? advance : undefined;
}

/** The steps as the value of `?mock=`: `as:lucia,kycPending,clock:2h,fault:/wps/wallets:500:times=1`. */
export const formatLink = (steps: Step[]) => withoutRepetition(steps).map(formatStep).join(',');

export const parseLink = (link: string) => link.split(',').filter(Boolean).map(parseStep);
