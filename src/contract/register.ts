import { type } from 'arktype';
import { endpoint } from './endpoint';

const fieldRule = type({
  enabled: 'boolean',
  required: 'boolean',
  /** A regular expression over the whole value. */
  'pattern?': 'string',
  'maxLength?': 'number.integer',
  /** Absent: asked for whichever way one registers. */
  'methods?': "('username' | 'mobileNum')[]",
  /** In the asked language, to be shown as it is. */
  message: 'string',
});
export type WireFieldRule = typeof fieldRule.infer;

/** Rules by field, and under the shared names loginUsername, loginPassword and loginMobileNum. */
export const registerSettings = endpoint('GET', '/wps/system/setting/register', {
  carries: ['language'],
  out: type({
    methods: { username: 'boolean', mobileNum: 'boolean' },
    /** A new account is logged in at once. */
    logsIn: 'boolean',
    minimumAge: 'number.integer',
    defaultDialingCode: 'string',
    rules: { '[string]': fieldRule },
  }),
});
export type RegisterSettings = typeof registerSettings.out.infer;

export const country = type({
  code: 'string',
  dialingCode: 'string',
  name: 'string',
  flag: 'string',
});
export type WireCountry = typeof country.infer;

export const countries = endpoint('GET', '/wps/system/country', {
  carries: ['language'],
  out: country.array(),
});

export const checkUsername = endpoint('GET', '/wps/check/username', {
  in: type({ username: 'string <= 64' }),
  out: type({ available: 'boolean' }),
});

/** A code that is not known is refused as affiliate_unknown. By domain: whose site this is. */
export const checkAffiliate = endpoint('GET', '/wps/agent/affiliate', {
  in: type({ 'code?': 'string <= 40', 'domain?': 'string <= 253' }),
  out: type({ success: 'boolean', code: 'string' }),
});

const line = 'string <= 80';

const person = type({
  'registerMethod?': "'username' | 'mobileNum' | ''",
  'source?': "'H5' | 'APP' | 'PWA' | 'WEBCLIP'",
  'type?': "0 | '0'",
  'registerUrl?': 'string <= 400',
  'domain?': 'string <= 253',
  'countryDialingCode?': 'string <= 8',
  'username?': line,
  'password?': 'string <= 200',
  'confirmPassword?': 'string <= 200',
  'affiliateCode?': line,
  'paymentPassword?': line,
  'recommenderId?': line,
  'nickname?': line,
  'payeeName?': line,
  'email?': line,
  'mobileNum?': 'string <= 20',
  'idNumber?': line,
  'birthDate?': 'string <= 20',
  'qqNum?': line,
  'facebook?': line,
  'wechat?': line,
  'line?': line,
  'whatsapp?': line,
  'zalo?': line,
  'captcha?': 'string <= 16',
  'captchaId?': 'string <= 64',
  'verificationCode?': 'string <= 10',
  'firebaseChannel?': 'string <= 20',
  'firebaseIdToken?': 'string <= 4000',
});
export type Registration = typeof person.infer;

/** With a token when the site logs new accounts in at once. */
const registered = type({
  userName: 'string',
  'token?': 'string',
  'merchantCode?': 'string',
  'type?': 'number',
  'firstTimeLogin?': 'boolean',
});

export const register = endpoint('PUT', '/wps/member/register', {
  module: 'REG3',
  encrypted: true,
  in: person,
  out: registered,
});

export const registerByMobile = endpoint('PUT', '/wps/member/register/mobile', {
  module: 'REG3',
  encrypted: true,
  in: person,
  out: registered,
});
