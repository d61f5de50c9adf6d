import { describe, expect, test } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { captcha } from '../../src/contract/captcha';
import { createVerification, requiresCaptcha } from '../../src/stores/verification';
import { createFakeHost } from './fakeServer';

function prepare(value: unknown) {
  const { host, reply } = createFakeHost();
  reply(captcha, value);
  return host.use(createVerification);
}
const pictureOf = (value: unknown) => prepare(value).loadPicture(new AbortController().signal);

describe('the captcha', () => {
  test.each([
    ['text', 'iVBORw0KGgo='],
    ['text with the start of a data URL', 'data:image/png;base64,iVBORw0KGgo='],
    ['the image of an object', { image: 'iVBORw0KGgo=' }],
  ])('is a picture, when it comes as %s', async (_, value) => {
    await expect(pictureOf(value)).resolves.toEqual({ image: 'iVBORw0KGgo=' });
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
    'a failed login requires a captcha with the flag %j',
    (flag) => {
      expect(requiresCaptcha(error({ captcha: flag }))).toBe(true);
    },
  );

  test.each([[{ captcha: false }], [{ captcha: 0 }], [{}], [null], [undefined], ['text']])(
    'does not ask for a captcha with the value %j',
    (value) => {
      expect(requiresCaptcha(error(value))).toBe(false);
    },
  );
});
