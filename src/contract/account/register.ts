import { type } from 'arktype';
import { endpoint } from '../endpoint';

const fieldRule = type({
  enabled: 'boolean = true',
  required: 'boolean = false',
  /** A regular expression over the whole value. */
  'pattern?': 'string',
  'maxLength?': 'number.integer',
  /** The field is on the form of these methods. Absent: of both, if the settings name the methods. */
  'methods?': "('username' | 'mobileNum')[]",
  /** In place of the usual label, such as the names of the documents of a market. An extension. */
  'label?': 'string',
  /** In the requested language. Shown as it is. */
  message: "string = ''",
});
export type WireFieldRule = typeof fieldRule.infer;

/** Rules by field name. loginUsername, loginPassword and loginMobileNum are those of the login. */
export const registerSettings = endpoint('GET', '/wps/system/setting/register', {
  carries: ['language'],
  out: type({
    /** Absent: a method is on when the rule of its field (`username`, `mobileNum`) is enabled. */
    'methods?': { username: 'boolean = false', mobileNum: 'boolean = false' },
    /** Whether a new account is logged in at once. */
    'logsIn?': 'boolean',
    defaultDialingCode: "string = ''",
    /** Of the terms of use. It comes back with the consent. */
    'termsVersion?': 'string',
    rules: type({ '[string]': fieldRule }).default(() => ({})),
  }),
});
export type RegisterSettings = typeof registerSettings.out.infer;

export const country = type({
  code: "string = ''",
  dialingCode: 'string',
  name: "string = ''",
  flag: "string = ''",
});
export type WireCountry = typeof country.infer;

export const countries = endpoint('GET', '/wps/system/country', {
  carries: ['language'],
  out: country.array(),
});

export const checkUsername = endpoint('GET', '/wps/check/username', {
  in: type({ username: 'string <= 64' }),
  out: type({ 'available?': 'boolean' }),
});

/** An unknown code is rejected as `affiliate_unknown`. Without a code, the domain is looked up. */
export const checkAffiliate = endpoint('GET', '/wps/agent/affiliate', {
  in: type({ 'code?': 'string <= 40', 'domain?': 'string <= 253' }),
  out: type({ 'success?': 'boolean', 'code?': 'string' }),
});

const shortText = 'string <= 80';

const registration = type({
  'registerMethod?': "'username' | 'mobileNum' | ''",
  'source?': "'H5' | 'APP' | 'PWA' | 'WEBCLIP'",
  'type?': "0 | '0'",
  'registerUrl?': 'string <= 400',
  'domain?': 'string <= 253',
  'countryDialingCode?': 'string <= 8',
  'username?': shortText,
  'password?': 'string <= 200',
  'confirmPassword?': 'string <= 200',
  'affiliateCode?': shortText,
  'paymentPassword?': shortText,
  'recommenderId?': shortText,
  'nickname?': shortText,
  'payeeName?': shortText,
  'email?': shortText,
  'mobileNum?': 'string <= 20',
  'idNumber?': shortText,
  'birthDate?': 'string <= 20',
  'qqNum?': shortText,
  'facebook?': shortText,
  'wechat?': shortText,
  'line?': shortText,
  'whatsapp?': shortText,
  'zalo?': shortText,
  'captcha?': 'string <= 16',
  'captchaId?': 'string <= 64',
  'verificationCode?': 'string <= 10',
  'firebaseChannel?': 'string <= 20',
  'firebaseIdToken?': 'string <= 4000',
  /** What the person confirmed in the form. */
  'consents?': {
    age: 'boolean',
    terms: 'boolean',
    notBarred: 'boolean',
    'termsVersion?': 'string <= 40',
  },
});
export type Registration = typeof registration.infer;

/** Has a token when new accounts are logged in at once. */
const registered = type({
  'userName?': 'string',
  'token?': 'string',
  'merchantCode?': 'string',
  'type?': 'number',
  'firstTimeLogin?': 'boolean',
});

export const register = endpoint('PUT', '/wps/member/register', {
  module: 'REG3',
  encrypted: true,
  in: registration,
  out: registered,
});

export const registerByMobile = endpoint('PUT', '/wps/member/register/mobile', {
  module: 'REG3',
  encrypted: true,
  in: registration,
  out: registered,
});
