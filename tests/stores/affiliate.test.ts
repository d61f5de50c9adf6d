import { expect, test } from 'vitest';
import { checkAffiliate } from '../../src/contract/register';
import { createAffiliate } from '../../src/stores/affiliate';
import { createFakeHost } from './fakeServer';

const check = (value: object) => {
  const { host, reply } = createFakeHost();
  reply(checkAffiliate, value);
  return host.use(createAffiliate).check({ code: 'abc', domain: 'x.test' });
};

test('the code is as the server writes it', async () => {
  await expect(check({ success: true, code: 'ABC' })).resolves.toBe('ABC');
});

test('the code is confirmed, when only the envelope says success', async () => {
  await expect(check({})).resolves.toBe('abc');
});

test('the code is unknown, when the value says so', async () => {
  await expect(check({ success: false })).resolves.toBeUndefined();
});
