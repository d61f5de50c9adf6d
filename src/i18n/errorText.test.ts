import { isOnline } from '@kit/data/network';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ApiError } from '../api/ApiError';
import { InsecureContextError } from '../api/sealJwe';
import { errorText } from './errorText';
import { firstTexts, loadTexts } from './locale';
import { text } from './t';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('validation');
});

test('is the message of the server, when the server rejected the call with a code', () => {
  const error = new ApiError('rejected', '/wps/x', { code: 'a', message: 'Not today.' });
  expect(errorText(error)).toBe('Not today.');
});

test('is the message of the server, when it sent no code', () => {
  expect(errorText(new ApiError('rejected', '/wps/x', { message: '<b>No</b>' }))).toBe('<b>No</b>');
});

test.each(['', undefined])('is looked up by the code, when the message is %j', (message) => {
  const error = new ApiError('rejected', '/wps/x', { code: 'maintenance', message });
  expect(errorText(error)).toBe(text('error.maintenance'));
});

test.each([{}, { code: 'unknown_code' }])(
  'is the general text for a rejection with %j',
  (details) => {
    expect(errorText(new ApiError('rejected', '/wps/x', details))).toBe(text('error.unknown'));
  },
);

test('says that the outcome is unknown, when the reply to a command cannot be read', () => {
  const error = new ApiError('malformed', '/wps/x', { mayHaveRun: true });
  expect(errorText(error)).toBe(text('error.outcomeUnknown'));
});

test.each([
  ['offline', 'error.noAnswer'],
  ['stopped', 'error.tooSlow'],
  ['notLoggedIn', 'error.notLoggedIn'],
  ['server', 'error.unknown'],
  ['malformed', 'error.unknown'],
] as const)('S8.14 is a text of the app, when the call failed as %s', (kind, key) => {
  expect(errorText(new ApiError(kind, '/wps/x', { message: 'internal' }))).toBe(text(key));
});

test('S8.14 says that there is no internet, only when the browser has no network', () => {
  onTestFinished(() => {
    isOnline.value = true;
  });
  const error = new ApiError('offline', '/wps/x');
  isOnline.value = false;
  expect(errorText(error)).toBe(text('error.noInternet'));
  isOnline.value = true;
  expect(errorText(error)).toBe('El servidor no responde. Inténtalo de nuevo.');
});

test('is the general text, when the error is not an ApiError', () => {
  expect(errorText(new TypeError('x is not a function'))).toBe(text('error.unknown'));
});

test('recognises the errors of the API layer by name, so these names must not change', () => {
  expect(new ApiError('offline', '/wps/x').name).toBe('ApiError');
  expect(new InsecureContextError('no WebCrypto').name).toBe('InsecureContextError');
});

/** The messages of the catalogue that a rejection shows, by the code of the server. */
test.each([
  ['empty_url', 'validation.emptyUrl'],
  ['not_logged_in', 'error.notLoggedIn'],
  ['logged_out', 'error.loggedOut'],
  ['wrong_code', 'validation.wrongCode'],
  ['no_permission', 'error.noPermission'],
  ['user_disabled', 'validation.userDisabled'],
  ['username_taken', 'validation.usernameTaken'],
  ['login_first', 'error.loginFirst'],
  ['upgrading', 'error.upgrading'],
  ['maintenance', 'error.maintenance'],
  ['no_streaming', 'validation.noStreaming'],
  ['contact_agent', 'validation.contactAgent'],
  ['pending_review', 'validation.pendingReview'],
  ['payee_mobile_invalid', 'validation.payeeMobileInvalid'],
] as const)('S8.13 S8.14 a rejection with the code %s shows %s', (code, key) => {
  expect(errorText(new ApiError('rejected', '/wps/x', { code }))).toBe(text(key));
});

test('S8.14 the status 503 says that the system is being upgraded', () => {
  const error = new ApiError('server', '/wps/x', { status: 503 });
  expect(errorText(error)).toBe(text('error.upgrading'));
});
