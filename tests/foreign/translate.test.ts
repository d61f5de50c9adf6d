import { expect, test, vi } from 'vitest';
import type { Entry, Mapping } from '../../deploy/proxy/mapping';
import { createReverse } from '../../deploy/proxy/reverse.mjs';
import { createTranslator } from '../../deploy/proxy/translate.mjs';

type Fields = Record<string, unknown>;
interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** Makes one call of ours by an entry. `answer` is what they reply. */
function prepare(
  entry: Partial<Entry>,
  answer: (call: Sent) => unknown = () => ({}),
  status = 200,
) {
  const mapping = (more: Partial<Mapping>): Mapping => ({
    endpoints: { one: { ours: 'GET /wps/one', theirs: 'GET /one', ...entry } },
    ...more,
  });
  const sent: Sent[] = [];
  const send = async (call: Sent) => {
    sent.push(call);
    return { status, body: answer(call) };
  };
  return (input: Fields = {}, headers = {}, more: Partial<Mapping> = {}) => {
    const translator = createTranslator(mapping(more));
    const [method = '', path = ''] = (entry.ours ?? 'GET /wps/one').split(' ');
    const ask = (fields: Fields) =>
      translator.answer(
        method === 'GET'
          ? { method, path, query: fields, headers }
          : { method, path, query: {}, body: fields, headers },
        send as never,
      );
    return { first: ask(input), ask, sent, reverse: createReverse(mapping(more)) };
  };
}

test.each([
  ['money', { unit: 'minor', decimals: 2 }, 1250, 12.5],
  ['money', { unit: 'minor', decimals: 0 }, 1250, 1250],
  ['money', { unit: 'text' }, '12.50', 12.5],
  ['money', { unit: 'number' }, 12.5, 12.5],
  ['date', undefined, '2026-11-27T03:00:00.000Z', Date.UTC(2026, 10, 27, 3)],
  ['seconds', undefined, 1_764_212_400, 1_764_212_400_000],
  ['number', undefined, '7', 7],
  ['text', undefined, 7, '7'],
  ['not', undefined, true, false],
] as const)(
  'a value as %s (%j) is converted in both directions',
  async (as, money, theirs, ours) => {
    const entry = { reply: { 'a.b': { name: 'x', as } } };
    const { first, reverse } = prepare(entry, () => ({ x: theirs }))(
      {},
      {},
      money ? { money } : {},
    );
    expect((await first).body).toEqual({ success: true, value: { a: { b: ours } } });
    const call = reverse.toOurCall({ method: 'GET', path: '/one', input: {} });
    const body = { success: true, value: { a: { b: ours } } };
    expect(reverse.toTheirReply(call.entry, { status: 200, body }).body).toEqual({ x: theirs });
  },
);

test('a value that cannot be converted stays as it is, so that the contract can name it', async () => {
  const reply: Entry['reply'] = {
    at: { name: 'at', as: 'date' },
    state: { name: 's', values: { A: 'a' } },
    amount: { name: 'amount', as: 'money' },
  };
  const sent = { at: 'soon', s: 'B', amount: '' };
  const { first } = prepare({ reply }, () => sent)();
  expect((await first).body.value).toEqual({ at: 'soon', state: 'B', amount: '' });
});

test('a request has its parameters in path, query and body, constants, and headers by their names', async () => {
  const entry: Partial<Entry> = {
    ours: 'POST /wps/one',
    theirs: 'POST /rooms/{room_id}/bets',
    constants: { kind: 'bet', '?dry_run': false },
    request: {
      room: '{room_id}',
      'stake.amount': { name: 'stake.cents', as: 'money' },
      note: '?note',
      tags: { name: 'tags', values: { x1: 'one', x2: 'two' } },
    },
  };
  const input = { room: 'a/b', stake: { amount: 1.25 }, note: 'hi', tags: 'one,two', other: 1 };
  const headers = { token: 'tok', 'idempotency-key': 'k', 'content-type': 'application/json' };
  const { first, sent } = prepare(entry)(input, headers, {
    money: { unit: 'minor' },
    session: { header: 'Authorization', prefix: 'Bearer ' },
    headers: { 'Idempotency-Key': 'X-Request-Id' },
  });
  await first;
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/rooms/a%2Fb/bets?dry_run=false&note=hi',
      headers: { Authorization: 'Bearer tok', 'X-Request-Id': 'k' },
      body: { kind: 'bet', stake: { cents: 125 }, tags: 'x1,x2' },
    },
  ]);
});

test('rows of lists in lists are translated, an empty list stays one, and constants fill each row', async () => {
  const entry = {
    reply: {
      '[].name': 'groups[].title',
      '[].rows[].id': 'groups[].items[].key',
      '[].rows[].kind': { value: 'row' },
    },
  };
  const groups = [
    { title: 'a', items: [{ key: 1 }, { key: 2 }] },
    { title: 'b', items: [] },
  ];
  const { first } = prepare(entry, () => ({ groups }))();
  const rows = [
    { id: 1, kind: 'row' },
    { id: 2, kind: 'row' },
  ];
  expect((await first).body.value).toEqual([
    { name: 'a', rows },
    { name: 'b', rows: [] },
  ]);
});

test.each([
  ['a status with a code', 422, { error: { code: 'low' } }, 422, 'too_low'],
  ['a code without a value', 200, { error: { code: 'low' }, data: null }, 200, 'too_low'],
  ['an unknown code', 404, { error: { code: 'gone' } }, 404, 'gone'],
  ['a page in place of JSON', 403, undefined, 403, 'unknown_error'],
  ['no session, at a call for everyone', 401, { error: { code: 'low' } }, 200, 'too_low'],
])('%s is a rejection', async (_, status, answer, expected, code) => {
  const { first } = prepare({ reply: { a: 'a' } }, () => answer, status)(
    {},
    {},
    {
      envelope: { value: 'data', code: 'error.code', message: 'error.message' },
      errors: { low: 'too_low' },
    },
  );
  expect(await first).toEqual({ status: expected, body: { success: false, code } });
});

test('status 401 of a call for members says that the session has ended', async () => {
  expect((await prepare({ auth: 'member' }, () => ({}), 401)().first).status).toBe(401);
});

test('a code that says success is no rejection', async () => {
  const answer = { code: 0, data: { a: 1 } };
  const envelope = { value: 'data', code: 'code' };
  const { first } = prepare({ reply: { a: 'a' } }, () => answer)({}, {}, { envelope });
  expect((await first).body).toEqual({ success: true, value: { a: 1 } });
});

test('pages are turned by an offset', async () => {
  const entry = { paging: { size: 'limit', offset: 'skip' } };
  const { first, sent } = prepare(entry)({ pageNo: '3', pageSize: '20' });
  await first;
  expect(sent[0]?.path).toBe('/one?limit=20&skip=40');
});

test('a cursor that is known is used at once, and each list has its own', async () => {
  const entry: Partial<Entry> = {
    paging: { size: 'limit', cursor: 'after', next: 'next' },
    request: { kind: 'kind' },
    reply: { 'content[].id': 'rows[].id' },
  };
  const answer = ({ path }: Sent) => {
    const page = Number(/after=c(\d)/.exec(path)?.[1] ?? 1);
    return { rows: [{ id: page }], next: page < 3 ? `c${page + 1}` : null };
  };
  const { first, ask, sent } = prepare(entry, answer)({ pageNo: 1, pageSize: 5 });
  await first;
  const third = await ask({ pageNo: 3, pageSize: 5 });
  expect(third.body.value).toEqual({ content: [{ id: 3 }], pageNum: 3, totalPages: 3 });
  await ask({ pageNo: 3, pageSize: 5 });
  expect(sent.map(({ path }) => path)).toEqual([
    '/one?limit=5',
    '/one?limit=5&after=c2',
    '/one?limit=5&after=c3',
    '/one?limit=5&after=c3',
  ]);
  await ask({ pageNo: 2, pageSize: 5, kind: 'x' });
  expect(sent.slice(4).map(({ path }) => path)).toEqual([
    '/one?limit=5&kind=x',
    '/one?limit=5&after=c2&kind=x',
  ]);
  // A page behind the last one is the last one.
  expect((await ask({ pageNo: 9, pageSize: 5 })).body.value).toMatchObject({ pageNum: 3 });
});

test('a call without an entry is not sent', async () => {
  const send = vi.fn();
  const { answer } = createTranslator({ endpoints: {} });
  const reply = await answer({ method: 'GET', path: '/wps/x', query: {}, headers: {} }, send);
  expect(reply).toMatchObject({ status: 404, body: { success: false, code: 'not_mapped' } });
  expect(send).not.toHaveBeenCalled();
});
