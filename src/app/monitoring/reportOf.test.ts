import { expect, test } from 'vitest';
import { ApiError } from '../../api/ApiError';
import { reportOfError, reportOfEvent } from './reportOf';

const route = '/m/home';
const event = (type: string, fields: object) => Object.assign(new Event(type), fields);

test('an error has its name, its message, its cause and the frames without the message', () => {
  const error = new TypeError('x is not a function', { cause: new Error('not loaded') });
  error.stack = `TypeError: x is not a function
    at openSheet (https://x.example/assets/a.js:1:2)
    at https://x.example/assets/b.js:3:4`;
  const expected = {
    kind: 'error',
    route,
    name: 'TypeError',
    message: 'x is not a function (not loaded)',
    stack: `    at openSheet (https://x.example/assets/a.js:1:2)
    at https://x.example/assets/b.js:3:4`,
  };
  expect(reportOfError(error, route)).toEqual(expected);
  expect(reportOfEvent(event('error', { error, message: 'other' }), route)).toEqual(expected);
  expect(reportOfEvent(event('unhandledrejection', { reason: error }), route)).toEqual(expected);
});

test('a thrown value that is not an Error is reported as text', () => {
  expect(reportOfError('gone', route)).toMatchObject({ name: 'string', message: 'gone' });
  expect(reportOfEvent(event('error', { message: 'Script error.' }), route)).toMatchObject({
    message: 'Script error.',
  });
});

test('a failed call has path, status and code, but not the message of the server', () => {
  const details = { status: 500, code: 'oops', message: 'Hola Lucía' };
  expect(reportOfError(new ApiError('server', '/wps/x', details), route)).toMatchObject({
    name: 'ApiError',
    message: 'server /wps/x 500 oops',
  });
});

test.each(['aborted', 'offline', 'stopped', 'malformed'] as const)(
  'a failed call of the kind %s gives no report of an error',
  (kind) => {
    expect(reportOfError(new ApiError(kind, '/wps/x'), route)).toBeUndefined();
  },
);

test('a malformed reply has its endpoint and field', () => {
  const detail = 'GET /wps/x: value.n is missing';
  expect(reportOfEvent(event('malformed', { detail }), route)).toEqual({
    kind: 'malformed',
    route,
    detail,
  });
});

test.each([
  ['inline', 'inline'],
  ['https://evil.example/lucia?token=1', 'https://evil.example'],
])(
  'the report of a violation has only the origin of the blocked address: %s',
  (blockedURI, blocked) => {
    const fields = {
      effectiveDirective: 'img-src',
      blockedURI,
      sourceFile: 'https://x.example/assets/a.js',
      lineNumber: 1,
      columnNumber: 22,
    };
    expect(reportOfEvent(event('securitypolicyviolation', fields), route)).toEqual({
      kind: 'violation',
      route,
      directive: 'img-src',
      blocked,
      source: 'https://x.example/assets/a.js:1:22',
    });
  },
);
