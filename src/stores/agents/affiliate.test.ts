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

test('S5.12 a code that was dropped is not used again, and the domain may name an affiliate', async () => {
  const { host, requestsOf } = createFakeHost();
  const { checkLink, dropCode, isLinkWrong, linkCode, confirmedCode } = host.use(createAffiliate);
  const link = { code: 'NADIE', domain: 'a.example' };
  const checked = checkLink(link);
  requestsOf(checkAffiliate)[0]?.reject('affiliate_unknown');
  await checked;
  const dropped = dropCode();
  requestsOf(checkAffiliate)[1]?.answer({ code: 'SITIO' });
  await dropped;
  await checkLink(link);
  expect(requestsOf(checkAffiliate).map(({ input }) => input)).toEqual([
    { code: 'NADIE', domain: 'a.example' },
    { domain: 'a.example' },
  ]);
  expect([isLinkWrong.value, linkCode.value, confirmedCode.value]).toEqual([false, '', 'SITIO']);
});

test('S5.12 the code of a link is wrong, when only its second check has a reply', async () => {
  const { host, requestsOf } = createFakeHost();
  const { check, checkLink, isLinkWrong } = host.use(createAffiliate);
  const link = { code: 'NADIE', domain: 'a.example' };
  const checked = checkLink(link);
  requestsOf(checkAffiliate)[0]?.fail();
  await checked;
  const again = check(link);
  requestsOf(checkAffiliate)[1]?.reject('affiliate_unknown');
  expect(await again).toBeUndefined();
  expect(isLinkWrong.value).toBe(true);
});
