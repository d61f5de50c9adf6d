import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { checkAffiliate } from '../../contract/account/register';
import { createAffiliate } from './affiliate';

const check = (value: object) => {
  const { host, reply } = createFakeHost();
  reply(checkAffiliate, value);
  return host.use(createAffiliate).check({ code: 'abc', domain: 'x.test' });
};

test('the code is as the server writes it', async () => {
  await expect(check({ success: true, code: 'ABC' })).resolves.toBe('ABC');
});

test('the code is confirmed, when the reply has no value', async () => {
  await expect(check({})).resolves.toBe('abc');
});

test('the code is unknown, when the value is not successful', async () => {
  await expect(check({ success: false })).resolves.toBeUndefined();
});

test.each([
  ['is wrong, when the server does not know it', 'reject', true],
  ['is not called wrong, when the server cannot be reached', 'fail', false],
] as const)('the code of a link %s', async (_, outcome, isWrong) => {
  const { host, requestsOf } = createFakeHost();
  const { checkLink, hasFailed, isLinkWrong } = host.use(createAffiliate);
  const checked = checkLink({ code: 'AMIGO', domain: 'a.example' });
  requestsOf(checkAffiliate)[0]?.[outcome]('affiliate_unknown');
  await checked;
  expect([hasFailed.value, isLinkWrong.value]).toEqual([true, isWrong]);
});

test('S5.12 a registration can wait for the code of a link that is still being checked', async () => {
  const { host, requestsOf } = createFakeHost();
  const { checkLink, whenChecked, confirmedCode } = host.use(createAffiliate);
  void checkLink({ code: 'AMIGO', domain: 'a.example' });
  const code = whenChecked().then(() => confirmedCode.value);
  requestsOf(checkAffiliate)[0]?.answer({ code: 'AMIGO' });
  expect(await code).toBe('AMIGO');
});
