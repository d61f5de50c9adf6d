import type { Entry, Mapping } from '../../deploy/proxy/mapping';
import { compileSchema, inputSchema } from '../../src/contract/schema';
import { type NamedEndpoint, usedEndpoints } from '../conformance/endpoints';
import {
  envelopeOf,
  errorsOf,
  headersOf,
  isInside,
  moneyOf,
  pagingOf,
  unitOf,
} from './conventions';
import { fieldsOf } from './fieldsOf';
import type { Field, ForeignApi, ForeignCall } from './foreignCall';
import { isMoney, matchFields, type Pair, ruleOfPair } from './matchFields';
import { likeness, wordsOf } from './words';

/** Below this a call is not proposed. */
const LEAST_SCORE = 0.5;
/** Two calls that are so near are both named. */
const NEAR = 0.04;
/** A second call of ours may fit a call of theirs by so much less. */
const SHARED_SCORE = 0.1;

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Are turned by `paging`, or say what the app can do without. */
const PAGE_FIELDS = ['pageNo', 'pageSize', 'pageNum', 'totalPages'];

/** Required fields count as much as three others. */
const weightOf = ({ isRequired }: Field) => (isRequired ? 1 : 0.33);

export interface Candidate {
  ours: NamedEndpoint;
  theirs: ForeignCall;
  score: number;
  reason: string;
  input: Pair[];
  reply: Pair[];
}

/** What a person has to decide, by endpoint. */
export interface Note {
  name: string;
  text: string;
}

/** Each of our calls is compared with all of theirs, so its fields are read once. */
function readOnce(read: (endpoint: NamedEndpoint['endpoint']) => Field[]) {
  const known = new Map<NamedEndpoint, Field[]>();
  return (one: NamedEndpoint) => {
    const fields = known.get(one) ?? read(one.endpoint);
    known.set(one, fields);
    return fields;
  };
}

const inputOf = readOnce((endpoint) => (endpoint.in ? fieldsOf(inputSchema(endpoint.in)) : []));
export const replyOf = readOnce((endpoint) => fieldsOf(compileSchema(endpoint.out)));

/** The fields of a reply as a mapping names them: inside of the value, or outside with a slash. */
function withoutEnvelope(reply: Field[], value: string | undefined): Field[] {
  if (!value) return reply;
  return reply.map((field) =>
    isInside(field.path, value)
      ? { ...field, path: field.path.slice(value.length).replace(/^\./, '') }
      : { ...field, path: `/${field.path}` },
  );
}

const named = (fields: Field[]) => fields.filter(({ path }) => !PAGE_FIELDS.includes(path));

/** Which part of the fields has a counterpart. Nothing to compare says nothing. */
const covered = (fields: Field[], pairs: Pair[], side: 'ours' | 'theirs' = 'ours') => {
  const all = fields.reduce((sum, field) => sum + weightOf(field), 0);
  const found = pairs.reduce(
    (sum, pair) => sum + weightOf(pair[side]) * Math.min(1, pair.likeness),
    0,
  );
  return all ? found / all : 0.5;
};

/** A reply of one field is a part of many, so what they have and we have not counts as well. */
const likenessOfReplies = (ours: Field[], theirs: Field[], pairs: Pair[]) =>
  0.6 * covered(ours, pairs) + 0.4 * covered(theirs, pairs, 'theirs');

/** In names of calls these words mean something else than in names of fields. */
const CALL_WORDS: Record<string, string> = { username: 'session', balance: 'wallet' };

const wordsOfCall = (names: string[]) =>
  names
    .flatMap((name) => name.replace(/\{[^}]+\}/g, '').split('/'))
    .flatMap(wordsOf)
    .map((word) => CALL_WORDS[word] ?? word);

function compare(ours: NamedEndpoint, theirs: ForeignCall, value: string | undefined): Candidate {
  const { method, path } = ours.endpoint;
  const ourWords = wordsOfCall([ours.name, ours.domain]);
  const theirWords = wordsOfCall([theirs.path, theirs.about.split(' ')[0] ?? '']);
  const context = new Set([...ourWords, ...theirWords].filter((word) => ourWords.includes(word)));
  const ourInput = named(inputOf(ours));
  const ourReply = named(replyOf(ours));
  const input = matchFields(ourInput, theirs.input, context);
  const theirReply = withoutEnvelope(theirs.reply, value);
  const reply = matchFields(ourReply, theirReply, context);
  const isSame = method === theirs.method;
  const areBothWrites = WRITES.includes(method) && WRITES.includes(theirs.method);
  const methodScore = [areBothWrites ? 0.7 : 0, 1][Number(isSame)] ?? 0;
  const names =
    0.65 * likeness(ourWords, theirWords) + 0.35 * likeness(wordsOfCall([path]), theirWords);
  const needed = theirs.input.filter(({ isRequired }) => isRequired);
  const given = needed.filter((field) => input.some((pair) => pair.theirs === field)).length;
  const inputScore = (covered(ourInput, input) + (needed.length ? given / needed.length : 1)) / 2;
  const replyScore = likenessOfReplies(ourReply, theirReply, reply);
  const score = 0.15 * methodScore + 0.35 * names + 0.35 * replyScore + 0.15 * inputScore;
  const percent = (one: number) => `${Math.round(one * 100)} %`;
  const reason = [
    isSame ? `both are ${method}` : `${theirs.method} in place of ${method}`,
    `names ${percent(names)}`,
    `fields of the reply ${percent(replyScore)}`,
    `of the request ${percent(inputScore)}`,
  ].join(', ');
  const total = score * (isSame || areBothWrites ? 1 : 0.5);
  return { ours, theirs, input, reply, score: Math.round(total * 100) / 100, reason };
}

/** Two of our calls may be one of theirs, such as the deposits by method. */
const canShare = (user: Candidate, other: Candidate) =>
  other.score >= user.score - SHARED_SCORE &&
  JSON.stringify(replyOf(user.ours)) === JSON.stringify(replyOf(other.ours));

/** Finds which of their calls are ours, the surest first. */
export function findCalls(api: ForeignApi, value: string | undefined) {
  const candidates = usedEndpoints.map((ours) =>
    api.calls.map((theirs) => compare(ours, theirs, value)).sort((a, b) => b.score - a.score),
  );
  const open = candidates
    .flat()
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score);
  const found = new Map<NamedEndpoint, Candidate>();
  const users = new Map<ForeignCall, Candidate>();
  const wanted: Note[] = [];
  for (const one of open) {
    if (found.has(one.ours)) continue;
    const user = users.get(one.theirs);
    if (user && !canShare(user, one)) {
      if (one.score < user.score - SHARED_SCORE) continue;
      const text = `${one.theirs.method} ${one.theirs.path} fits too (${one.score}), but is used by ${user.ours.name}`;
      wanted.push({ name: one.ours.name, text });
      continue;
    }
    found.set(one.ours, one);
    if (!user) users.set(one.theirs, one);
  }
  const near = [...found.values()].flatMap(({ ours, score, theirs }) =>
    (candidates[usedEndpoints.indexOf(ours)] ?? [])
      .filter((other) => other.theirs !== theirs && other.score >= score - NEAR)
      .filter((other) => other.score >= LEAST_SCORE)
      .map((other) => ({
        name: ours.name,
        text: `${other.theirs.method} ${other.theirs.path} fits as well (${other.score})`,
      })),
  );
  return {
    found: [...found.values()],
    conflicts: [
      ...near,
      ...wanted.filter(({ name }) => ![...found.keys()].some((one) => one.name === name)),
    ],
  };
}

/** The entry of a mapping for a call that was found. */
function entryOf({ ours, theirs, input, reply, score, reason }: Candidate): Entry {
  const { method, path, auth } = ours.endpoint;
  const paging = pagingOf(theirs);
  const isPaged = paging && inputOf(ours).some((field) => field.path === 'pageNo');
  const pageFields = inputOf(ours).filter((field) => PAGE_FIELDS.includes(field.path));
  const pages = isPaged ? [] : matchFields(pageFields, theirs.input, new Set());
  const rules = (pairs: Pair[]) =>
    Object.fromEntries(pairs.map((pair) => [pair.ours.path, ruleOfPair(pair)]));
  return {
    accepted: false,
    score,
    reason,
    ours: `${method} ${path}`,
    ...(auth ? { auth } : {}),
    theirs: `${theirs.method} ${theirs.path}`,
    request: rules([...input, ...pages]),
    reply: rules(reply),
    ...(isPaged ? { paging } : {}),
  };
}

/** What their call requires and nothing of ours gives. */
function lackOf({ input, method, path }: ForeignCall, pairs: Pair[]) {
  const given = pairs.map(({ theirs }) => theirs);
  const lacking = input.filter((field) => field.isRequired && !given.includes(field));
  const names = lacking.map((field) => field.path).join(', ');
  return names && `${method} ${path} requires ${names}, which nothing of ours gives`;
}

/** A mapping for another API. What a person has accepted in an earlier one is kept. */
export function propose(api: ForeignApi, source: string, earlier?: Mapping) {
  const envelope = envelopeOf(api.calls);
  const { found, conflicts } = findCalls(api, earlier?.envelope?.value ?? envelope.value);
  const pairs = found.flatMap(({ reply, input }) => [...reply, ...input]);
  const amounts = pairs.filter(({ ours }) => isMoney(ours)).map(({ theirs }) => theirs);
  const { money, others, isGuess } = moneyOf(amounts);
  const { errors, unknown } = errorsOf(api.calls, envelope);
  const accepted = Object.entries(earlier?.endpoints ?? {}).filter(([, entry]) => entry.accepted);
  const proposed = found.map((one) => [one.ours.name, entryOf(one)] as const);
  const mapping: Mapping = {
    $schema: earlier?.$schema ?? 'deploy/proxy/mapping.schema.json',
    source,
    envelope: earlier?.envelope ?? envelope,
    ...((earlier?.session ?? api.session) ? { session: earlier?.session ?? api.session } : {}),
    headers: { ...headersOf(api), ...earlier?.headers },
    money: earlier?.money ?? money,
    errors: { ...errors, ...earlier?.errors },
    endpoints: Object.fromEntries(
      [...proposed, ...accepted].sort(([a], [b]) => (a < b ? -1 : 1)),
    ) as Mapping['endpoints'],
  };
  const known = new Set(api.calls.map(({ method, path }) => `${method} ${path}`));
  const used = new Set(Object.values(mapping.endpoints).map(({ theirs }) => theirs));
  const isOpen = ({ name }: { name: string }) => !accepted.some(([one]) => one === name);
  const notes: Note[] = [
    ...(isGuess && amounts.length
      ? [{ name: 'money', text: 'nothing tells the unit: check it' }]
      : []),
    ...others.map((field) => ({
      name: 'money',
      text: `${field.path} looks like ${unitOf(field)}, others like ${money.unit}`,
    })),
    ...(unknown.length ? [{ name: 'errors', text: `not ours: ${unknown.join(', ')}` }] : []),
    ...conflicts,
    ...found.map(({ ours, theirs, input }) => ({ name: ours.name, text: lackOf(theirs, input) })),
  ];
  const gone = accepted
    .filter(([, { theirs }]) => theirs && !known.has(theirs))
    .map(([name, { theirs }]) => ({
      name,
      text: `is accepted, but ${theirs} is not in ${source}`,
    }));
  return {
    mapping,
    notes: [...notes.filter(({ name, text }) => text && isOpen({ name })), ...gone],
    missing: usedEndpoints.filter(({ name }) => !Object.hasOwn(mapping.endpoints, name)),
    unused: api.calls.filter(({ method, path }) => !used.has(`${method} ${path}`)),
  };
}
