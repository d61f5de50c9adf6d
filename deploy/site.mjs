import { backendHeaders, errorHeaders, headersOf } from './headers.mjs';

/** The stream of events. A proxy must not buffer it, or the events come too late. */
export const STREAM_PATH = '/wps/events';

/**
 * Each address and each session has few attempts here: passwords could be guessed, accounts be made in masses, and each
 * message that is sent costs money. The account of a login is in a body that the server cannot read, so a limit by that is
 * the backend's, as the mock has it (`mocks/rules/account/attemptLimit.ts`).
 */
export const LIMITED_PATHS = [
  '/wps/session/login',
  '/wps/session/passkey',
  '/wps/session/withdrawOnly',
  '/wps/member/register',
  '/wps/member/register/mobile',
  '/wps/member/reset',
  '/wps/member/password',
  '/wps/v2/member/password',
  '/wps/member/password/email',
  '/wps/member/paymentPassword',
  '/wps/thirdParty/sms',
  '/wps/thirdParty/token',
  '/wps/verification/sms/noLogin',
  '/wps/verification/sms/register',
  '/wps/relay/MCS2_withdrawCode',
  '/wps/relay/MCS2_confirmWithdraw',
];
/** Many phones of a carrier share one address, so there is room for all of them. */
export const ATTEMPTS_PER_MINUTE = 60;
export const ATTEMPTS_AT_ONCE = 60;
/** A session has one member. From how many addresses it is used does not matter. */
export const SESSION_ATTEMPTS_PER_MINUTE = 10;
export const SESSION_ATTEMPTS_AT_ONCE = 20;

/**
 * Chromium sends a request again by itself when a connection that it used before breaks without a reply, commands too. The
 * app looks for eleven seconds before it repeats a command under its key.
 */
export const SAME_COMMAND_PER_MINUTE = 6;
/** A game repeats a round by its key until it has the result. */
export const REPEATED_PATHS = ['/wps/game/round'];

/** What a visitor who tries too often gets, in the form of the API. */
export const TOO_MANY = JSON.stringify({ success: false, value: null, code: 'too_many' });

/** The largest upload in MiB: pictures of a document. */
export const MAX_UPLOAD_MIB = 32;

/** What a request may take before the server gives up, so that slow or endless ones do not hold it. */
export const REQUEST_LIMITS = {
  headersKiB: 32,
  headersSeconds: 60,
  bodySeconds: 600,
  idleSeconds: 75,
};

/**
 * The headers of each part of a site, from the table of headers.
 * @param {Record<string, string[]>} policy
 * @param {string} host the server's variable for the host that was asked
 */
export const siteHeaders = (policy, host) => ({
  page: headersOf('/index.html', policy),
  sampleGames: headersOf('/play/spin.html', policy, host),
  assets: headersOf('/assets/first.js', policy),
  files: headersOf('/favicon.svg', policy),
  backend: backendHeaders,
  apiError: { ...backendHeaders, 'cache-control': 'no-store' },
  missing: { ...errorHeaders, 'cache-control': 'no-store' },
});
