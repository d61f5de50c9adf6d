import { describe, expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { ApiError } from '../../api/ApiError';
import { captcha } from '../../contract/account/captcha';
import { registerSmsCode, smsCode } from '../../contract/account/sms';
import { thirdPartySms } from '../../contract/account/thirdParty';
import {
  createVerification,
  requiresCaptcha,
  secondsOfExpiry,
  withoutLeadingZero,
  withoutLeadingZeros,
} from './verification';

function prepare(value: unknown) {
  const { host, reply } = createFakeHost();
  reply(captcha, value);
  return host.use(createVerification);
}
const loadPicture = (value: unknown) => prepare(value).loadPicture(new AbortController().signal);

describe('the captcha', () => {
  test.each([
    ['text', 'iVBORw0KGgo='],
    ['text with the start of a data URL', 'data:image/png;base64,iVBORw0KGgo='],
    ['the image of an object', { image: 'iVBORw0KGgo=' }],
  ])('is a picture, when it comes as %s', async (_, value) => {
    await expect(loadPicture(value)).resolves.toEqual({ image: 'iVBORw0KGgo=' });
  });

  test.each(['iVBORw0KGgo=', { captchaId: 'c1', expiresAt: 1 }])('reads %j', (value) => {
    expect(captcha.read(value)).toEqual({ value, failure: undefined, dropped: [] });
  });

  test('the check without a picture fails, when the server has pictures only', async () => {
    await expect(prepare('iVBORw0KGgo=').loadChallenge()).rejects.toThrow('no challenge');
  });
});

describe('a failed login', () => {
  const error = (value: unknown) => new ApiError('rejected', '/login', { code: 'x', value });

  test.each([true, 1, '1', 'true', { image: 'x' }])(
    'requires a captcha with the flag %j',
    (flag) => {
      expect(requiresCaptcha(error({ captcha: flag }))).toBe(true);
    },
  );

  test.each([[{ captcha: false }], [{ captcha: 0 }], [{}], [null], [undefined], ['text']])(
    'requires no captcha with the value %j',
    (value) => {
      expect(requiresCaptcha(error(value))).toBe(false);
    },
  );
});

test.each([
  ['0912', '912', '912'],
  ['00912', '0912', '912'],
  ['912', '912', '912'],
  ['', '', ''],
])('S5.09 S5.10 S3.26 number %s is sent as %s, and the user name is %s', (typed, sent, name) => {
  expect([withoutLeadingZero(typed), withoutLeadingZeros(typed)]).toEqual([sent, name]);
});

test('S4.11 S9.12 an expiry in minutes is converted to seconds', () => {
  expect([1, 2, 1.5, 0].map((minutes) => secondsOfExpiry(minutes))).toEqual([60, 120, 90, 0]);
});

test('S4.11 an expiry as a timestamp counts from now, in seconds or milliseconds', () => {
  const now = 1_800_000_000_000;
  expect(secondsOfExpiry(now + 90_000, now)).toBe(90);
  expect(secondsOfExpiry(now / 1000 + 90, now)).toBe(90);
  expect(secondsOfExpiry(now - 1, now)).toBe(0);
});

test.each([
  ['noLogin', smsCode, { expirationTime: 3 }, 180],
  ['register', registerSmsCode, { expiredMinutes: 2 }, 120],
  // The sign-in service says nothing about the time.
  ['thirdParty', thirdPartySms, {}, 60],
] as const)(
  'S4.11 after a code for %s, another one can be sent after the time of its reply',
  async (purpose, endpoint, value, seconds) => {
    const { host, reply } = createFakeHost();
    reply(endpoint, value);
    const to = { mobileNum: '987654321', countryDialingCode: '51', challenge: '' };
    expect(await host.use(createVerification).sendSms(purpose, to)).toBe(seconds);
  },
);
