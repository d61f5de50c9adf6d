import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { decodePng } from './decodePng';

const backend = runBackend();
let client: Client;
beforeEach(() => {
  client = backend.client();
});

const requestCaptcha = async (query: Record<string, string> = {}) =>
  (await client.get('/wps/captcha', { moduleId: 'CAPTCHA3', ...query })).body.value;
const login = (fields: object) =>
  client.encrypted('POST', '/wps/session/login', {
    username: 'lucia',
    password: 'Feria2025',
    captcha: '',
    type: 'username',
    ...fields,
  });

const solve = (challenge: string, bits: number) => {
  for (let n = 0; ; n++) {
    const hash = createHash('sha256').update(`${challenge}:${n}`).digest();
    if (Math.clz32(hash.readUInt32BE(0)) >= bits) return String(n);
  }
};

describe('the captcha', () => {
  test('S7.07 S3.20 it is rejected without its module id', async () => {
    const { status, body } = await client.get('/wps/captcha');
    expect([status, body.code]).toEqual([400, 'module_wrong']);
  });

  test('S7.07 is a PNG, and two captchas differ', async () => {
    const [first, second] = [await requestCaptcha(), await requestCaptcha()];
    expect(first.image).not.toBe(second.image);
    expect(first.captchaId).not.toBe(second.captchaId);
    for (const { image } of [first, second]) {
      const { width, height } = decodePng(Buffer.from(image, 'base64'));
      expect([width, height]).toEqual([160, 56]);
    }
    const { captchas } = await client.admin('state');
    expect(captchas).toHaveLength(2);
    for (const { code } of captchas) expect(code).toMatch(/^\d{4,6}$/);
  });

  test('S7.07 the picture has as many dark pixels as digits need', async () => {
    const { image } = await requestCaptcha();
    const { width, height, grey } = decodePng(Buffer.from(image, 'base64'));
    const dark = grey.filter((level) => level < 100).length / (width * height);
    expect(dark).toBeGreaterThan(0.05);
    expect(dark).toBeLessThan(0.4);
  });

  test('S7.07 a proof of work is accepted in place of the picture', async () => {
    await login({ password: 'wrong1234' });
    const { captchaId, challenge, bits, image } = await requestCaptcha({ kind: 'work' });
    expect(image).toBeUndefined();
    const captcha = solve(challenge, bits);
    expect(captcha.length).toBeLessThanOrEqual(6);
    expect((await login({ captcha, captchaId })).body.success).toBe(true);
  });

  test('S7.07 a wrong proof of work is rejected, and a right one is accepted once', async () => {
    await client.admin('state', {
      table: 'settings',
      id: 'limits',
      set: { value: { captchaAfter: 0 } },
    });
    const unsolved = await requestCaptcha({ kind: 'work' });
    expect((await login({ captcha: '1', captchaId: unsolved.captchaId })).body.code).toBe(
      'captcha_wrong',
    );
    const { captchaId, challenge, bits } = await requestCaptcha({ kind: 'work' });
    const captcha = solve(challenge, bits);
    expect((await login({ captcha, captchaId })).body.success).toBe(true);
    expect((await login({ captcha, captchaId })).body.code).toBe('captcha_wrong');
  });

  test('S7.07 a captcha expires after five minutes', async () => {
    await login({ password: 'wrong1234' });
    const { captchaId } = await requestCaptcha();
    const { captchas } = await client.admin('state');
    await client.admin('clock', { advance: 5 * 60_000 + 1 });
    const late = await login({ captcha: captchas.at(-1).code, captchaId });
    expect(late.body.code).toBe('captcha_wrong');
  });
});
