import { describe, expect, test, vi } from 'vitest';
import type { ListedCall } from '../core/loggedCall';
import { curlOf, fitsFilter } from './call';
import { endpointsOf, loadEndpoints } from './endpoints';
import { accountOf, addressOf, withLogin } from './linkSteps';
import { targetOf } from './parts/Faults';
import { changedFields } from './parts/RowEditor';
import { summaryOf } from './parts/Scenarios';
import { entriesOf } from './parts/Settings';
import { matchesSearch } from './Search';

const callWith = (more: Partial<ListedCall>): ListedCall => ({
  id: 1,
  at: 0,
  ms: 3,
  method: 'GET',
  path: '/wps/member/info',
  query: {},
  headers: {},
  body: null,
  status: 200,
  endpoint: 'memberInfo',
  ...more,
});

describe('the link of a page', () => {
  test('has the login of the tab, also when the last login in the steps is another one', () => {
    expect(withLogin(['as:lucia', 'sessionExpired'], 'lucia')).toEqual([
      'as:lucia',
      'sessionExpired',
    ]);
    expect(withLogin(['as:lucia', 'clock:2h'], 'victor')).toEqual(['clock:2h', 'as:victor']);
    expect(withLogin(['as:lucia', 'clock:3d'], 'lucia')).toEqual(['clock:3d', 'as:lucia']);
    expect(withLogin(['as:lucia', 'noNotices'], undefined)).toEqual(['noNotices']);
    expect(withLogin([], undefined)).toEqual([]);
  });

  test('has the person whom the moved clock has logged out, but not whom the visitor replaced', () => {
    const session = { token: 't', userName: 'victor' };
    expect(accountOf(['as:lucia', 'clock:3d'], null, 'lucia')).toBe('lucia');
    expect(accountOf(['as:lucia'], session, 'lucia')).toBe('victor');
    expect(accountOf(['as:lucia', 'as:visitor', 'clock:3d'], null, 'lucia')).toBeUndefined();
    expect(accountOf([], null, null)).toBeUndefined();
  });

  test('keeps the query and the hash, and stays readable', () => {
    const page = 'http://localhost:5173/m/deposit?tab=bank&mock=old#top';
    expect(addressOf(page, ['as:lucia', 'clock:2h'])).toBe(
      'http://localhost:5173/m/deposit?tab=bank&mock=as:lucia,clock:2h#top',
    );
    expect(addressOf('http://localhost:5173/m/home', ['noNotices'])).toBe(
      'http://localhost:5173/m/home?mock=noNotices',
    );
    expect(addressOf('http://localhost:5173/m/home?mock=x', [])).toBe(
      'http://localhost:5173/m/home',
    );
  });
});

describe('the lists of the panel', () => {
  test('a text matches a search, when it has all words of the search in any order', () => {
    expect(matchesSearch('mail unread', 'unread99', '99 unread in inbox, MAIL and chat')).toBe(
      true,
    );
    expect(matchesSearch('mail nothing', 'mail')).toBe(false);
    expect(matchesSearch('', 'mail', undefined)).toBe(true);
  });

  test('the filters find failed calls (no answer, an error status or a fault) and commands', () => {
    const failed = [
      callWith({ status: 0 }),
      callWith({ status: 500 }),
      callWith({ faults: ['delay'] }),
    ];
    expect(failed.every((one) => fitsFilter(one, 'failed'))).toBe(true);
    expect(fitsFilter(callWith({}), 'failed')).toBe(false);
    expect(fitsFilter(callWith({}), 'commands')).toBe(false);
    expect(fitsFilter(callWith({ method: 'POST' }), 'commands')).toBe(true);
  });

  test('an active scenario says how many rows and faults it has changed', () => {
    const row = { table: 'kycs', id: 'm-lucia', before: null, after: null };
    const changes = { order: {}, removedFaults: [], clockMoved: 0, isClockStopped: false };
    expect(summaryOf({ ...changes, rows: [row], addedFaults: ['F1'] })).toBe(
      '1 row in kycs; 1 fault',
    );
    const rows = [row, { ...row, table: 'mails' }];
    expect(summaryOf({ ...changes, rows, addedFaults: [], clockMoved: 1 })).toBe(
      '2 rows in kycs, mails; the clock',
    );
  });

  test('every setting is listed with its path', () => {
    expect(entriesOf('site', { flags: { A: true }, codes: ['x'], name: 'F' })).toEqual([
      { topic: 'site', path: ['flags', 'A'], value: true },
      { topic: 'site', path: ['codes'], value: ['x'] },
      { topic: 'site', path: ['name'], value: 'F' },
    ]);
  });
});

test('the curl command of a call has its texts quoted and no token', () => {
  const command = curlOf('http://localhost', {
    ...callWith({ method: 'POST', query: { a: 'x y' }, body: { name: "O'Hara" } }),
    headers: { token: 'secret', language: 'ES' },
  });
  expect(command).toContain("curl 'http://localhost/wps/member/info?a=x+y'");
  expect(command).toContain('-X POST');
  expect(command).toContain('-H "Token: $TOKEN"');
  expect(command).toContain(`--data '{"name":"O'\\''Hara"}'`);
  expect(command).not.toContain('secret');
  expect(curlOf('http://localhost', callWith({}))).toBe("curl 'http://localhost/wps/member/info'");
});

test('a fault is for an endpoint when the text is its name, and else for every path that contains it', () => {
  const endpoints = endpointsOf({
    paths: { '/wps/wallets/gcs': { get: { operationId: 'wallets' } } },
  });
  expect(targetOf('wallets', endpoints)).toEqual({ endpoint: 'wallets' });
  expect(targetOf('/wps/w', endpoints)).toEqual({ path: '/wps/w' });
  expect(targetOf('', endpoints)).toEqual({ path: '/' });
});

test('only the changed fields of a row are found', () => {
  expect(changedFields({ a: 1, b: [1], c: null }, { a: 1, b: [2], c: null })).toEqual({ b: [2] });
});

test('the endpoints are requested again, after the backend could not be reached', async () => {
  const reply = () => Response.json({ paths: { '/wps/a': { get: { operationId: 'a' } } } });
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  await expect(loadEndpoints()).rejects.toThrow('offline');
  fetched.mockImplementation(async () => reply());
  expect(await loadEndpoints()).toEqual([{ name: 'a', method: 'GET', path: '/wps/a' }]);
  fetched.mockRestore();
});
