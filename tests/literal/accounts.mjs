import { randomBytes } from 'node:crypto';
import { Rejection } from './request.mjs';

/**
 * @typedef {{ username: string, password: string, type: number, isAgent?: boolean, isWarned?: boolean,
 *   balance: number, upline?: string, favourites: Set<string>, deposits: object[], withdrawals: object[],
 *   orders: object[], transfers: object[], token?: string }} Account
 * @typedef {{ parameters: Record<string, any>, account: Account | undefined, member: Account, origin: string }} Call
 */

export const CAPTCHA = '4821';
/** One white pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

/** @type {Map<string, Account>} */
const accounts = new Map();

/** @param {string} username @param {string} password @param {Partial<Account>} [more] */
function addAccount(username, password, more = {}) {
  /** @type {Account} */
  const account = {
    username,
    password,
    type: 0,
    balance: 500,
    favourites: new Set(),
    deposits: [],
    withdrawals: [],
    orders: [],
    transfers: [],
    ...more,
  };
  accounts.set(username, account);
  return account;
}

const MEMBERS = ['ana', 'beto', 'elisa', 'gina'];

for (const username of MEMBERS) addAccount(username, 'Literal25');
addAccount('raul', 'Literal25', { isAgent: true });
for (const username of ['sara', 'tito']) addAccount(username, 'Literal25', { upline: 'raul' });

/** @param {Account} agent */
export const downlineOf = (agent) =>
  [...accounts.values()].filter(({ upline }) => upline === agent.username);

/** @param {string | undefined} token */
export const accountOf = (token) =>
  token ? [...accounts.values()].find((account) => account.token === token) : undefined;

/** @param {Account} account */
function openSession(account) {
  account.token = randomBytes(12).toString('hex');
  return { token: account.token, userName: account.username };
}

/** @param {Call} call */
function login({ parameters: { username, password, captcha, loginAs } }) {
  const account = accounts.get(username);
  if (!account) throw new Rejection('User does not exist or is disabled');
  const isRight = account.password === password && (!account.isWarned || captcha === CAPTCHA);
  if (!isRight) {
    account.isWarned = true;
    throw new Rejection('Wrong user name, password or code', { value: { captcha: true } });
  }
  if (loginAs === 'agent' && !account.isAgent) throw new Rejection('Non-agents cannot log in');
  if (loginAs !== 'agent' && account.isAgent)
    throw new Rejection('Non-member account unable to login');
  account.isWarned = false;
  return { ...openSession(account), type: account.type, firstTimeLogin: false };
}

/** @param {Call} call @param {string} module The specification names a module id for this call. */
function requireModule({ parameters: { moduleId } }, module) {
  if (moduleId !== module) throw new Rejection('No permission or feature unavailable');
}

/** @param {Call} call */
function freePlay(call) {
  requireModule(call, 'COMM3');
  const trial = addAccount(`trial${accounts.size}`, '', { type: 4, balance: 1000 });
  return { ...openSession(trial), customerType: 4 };
}

/** @param {Call} call */
function register(call) {
  requireModule(call, 'REG3');
  const { username, password } = call.parameters;
  if (accounts.has(username)) throw new Rejection('Username exists');
  addAccount(username, password);
}

/** @param {Call} call */
function changePassword({ parameters, member }) {
  const { oldPassword, newPassword, confirmNewPassword } = parameters;
  if (oldPassword !== member.password || newPassword !== confirmNewPassword)
    throw new Rejection('Password incorrect');
  member.password = newPassword;
}

/** @param {Call} call */
function logout({ account }) {
  if (account) account.token = undefined;
}

/** @param {Call} call */
const memberInfo = ({ member }) => ({
  id: member.username,
  type: member.type,
  nickname: member.username,
  account: member.username,
  clubLabel: { labelName: '1' },
});

const rule = { enabled: true, required: true };

/** @type {Record<string, (call: Call) => unknown>} */
export const accountCalls = {
  'POST /wps/session/login': login,
  'POST /wps/session/login/freeplay': freePlay,
  'GET /wps/member/trialuser': () => undefined,
  'PUT /wps/member/register': register,
  'PUT /wps/member/register/mobile': register,
  'GET /wps/captcha': (call) => {
    requireModule(call, 'CAPTCHA3');
    return PICTURE;
  },
  'POST /wps/verification/sms/noLogin': () => ({ expirationTime: 1 }),
  'POST /wps/verification/sms/register': () => ({ expiredMinutes: 1 }),
  'GET /wps/system/setting/register': () => ({
    rules: {
      username: { ...rule, pattern: '^[a-z0-9]{3,20}$', message: 'Wrong user name' },
      password: { ...rule, pattern: '^.{6,}$', message: 'Wrong password' },
      confirmPassword: { ...rule, message: 'Repeat the password' },
    },
  }),
  'GET /wps/agent/affiliate': ({ parameters: { code } }) => {
    if (code && code !== 'AMIGO') throw new Rejection('Invalid invitation code');
  },
  'GET /wps/check/username': () => undefined,
  'GET /wps/system/country': () => [{ code: 'PE', dialingCode: '51', name: 'Perú' }],
  'DELETE /wps/session/logout': logout,
  'POST /wps/v2/member/password': changePassword,
  'GET /wps/member/info': memberInfo,
  'GET /wps/member/info/icon': () => undefined,
  'POST /wps/member/info/icon': () => undefined,
};
