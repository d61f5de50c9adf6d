import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, startBackend } from './backend';

let backend: Awaited<ReturnType<typeof startBackend>>;
let client: Client;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(() => {
  client = backend.client();
});
afterAll(() => backend.stop());

const ask = async (query: Record<string, string> = {}) =>
  (await client.get('/wps/captcha', { moduleId: 'CAPTCHA3', ...query })).body.value;
const login = (fields: object) =>
  client.sealed('POST', '/wps/session/login', {
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
  test('S7.07 is a PNG that decodes, and two calls differ', async () => {
    const [one, two] = [await ask(), await ask()];
    expect(one.image).not.toBe(two.image);
    expect(one.captchaId).not.toBe(two.captchaId);
    for (const { image } of [one, two]) {
      const { format, width, height } = await sharp(Buffer.from(image, 'base64')).metadata();
      expect([format, width, height]).toEqual(['png', 160, 56]);
    }
    const { captchas } = await client.door('state');
    for (const { code } of captchas) expect(code).toMatch(/^\d{4,6}$/);
  });

  test('S7.07 the picture has ink where its digits stand', async () => {
    const { image } = await ask();
    const { data, info } = await sharp(Buffer.from(image, 'base64'))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const dark = data.filter((grey) => grey < 100).length / (info.width * info.height);
    expect(dark).toBeGreaterThan(0.05);
    expect(dark).toBeLessThan(0.4);
  });

  test('S7.07 who cannot read a picture lets the browser work instead', async () => {
    await login({ password: 'wrong1234' });
    const { captchaId, challenge, bits, image } = await ask({ kind: 'work' });
    expect(image).toBeUndefined();
    const captcha = solve(challenge, bits);
    expect(captcha.length).toBeLessThanOrEqual(6);
    expect((await login({ captcha, captchaId })).body.success).toBe(true);
  });

  test('S7.07 work not done is not accepted, and an answer serves once', async () => {
    await client.door('state', {
      table: 'settings',
      id: 'limits',
      set: { value: { captchaAfter: 0 } },
    });
    const lazy = await ask({ kind: 'work' });
    expect((await login({ captcha: '1', captchaId: lazy.captchaId })).body.code).toBe(
      'captcha_wrong',
    );
    const { captchaId, challenge, bits } = await ask({ kind: 'work' });
    const captcha = solve(challenge, bits);
    expect((await login({ captcha, captchaId })).body.success).toBe(true);
    expect((await login({ captcha, captchaId })).body.code).toBe('captcha_wrong');
  });

  test('S7.07 a captcha runs out after five minutes', async () => {
    await login({ password: 'wrong1234' });
    const { captchaId } = await ask();
    const { captchas } = await client.door('state');
    await client.door('clock', { advance: 5 * 60_000 + 1 });
    const late = await login({ captcha: captchas.at(-1).code, captchaId });
    expect(late.body.code).toBe('captcha_wrong');
  });
});
