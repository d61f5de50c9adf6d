import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memberInfo } from '../../src/contract/account/member';
import { createMemberBadge } from '../../src/stores/account/memberBadge';
import { createSession } from '../../src/stores/account/session';
import { createFakeHost, settle } from '../helpers/fakeHost';

beforeEach(() => {
  const storage = { getItem: () => null, setItem() {}, removeItem() {} };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});

async function memberWith(info: object) {
  const { host, reply, logIn } = createFakeHost();
  reply(memberInfo, info);
  logIn('ana');
  await settle();
  return host;
}

describe('S9.18 account types', () => {
  test.each([
    [0, 'real', true],
    [1, 'real', true],
    [2, 'real', true],
    [3, 'trial', true],
    [4, 'trial', false],
    [40, 'trial', false],
    [41, 'trial', false],
    [42, 'trial', false],
    // Without a type an account is no real one.
    [undefined, 'trial', false],
  ])(
    'S3.05 S4.33 S6.03 an account of type %s is %s, and can have contracts: %s',
    async (type, kind, hasContracts) => {
      const session = (await memberWith({ type })).use(createSession);
      expect(session.accountKind.value).toBe(kind);
      expect(session.canHaveAgentContracts.value).toBe(hasContracts);
    },
  );
});

test.each([
  [{ clubLabel: null }, '0'],
  [{ clubLabel: {} }, '0'],
  [{ clubLabel: { labelName: '' } }, '0'],
  [{}, '0'],
  [{ clubLabel: { labelName: '3' } }, '3'],
])('S3.04 the VIP level of a member with %j is %s', async (info, level) => {
  const host = await memberWith({ type: 0, ...info });
  expect(host.use(createMemberBadge).vipLevel.value).toBe(level);
});
