import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { memberInfo } from '../../contract/account/member';
import { firstTexts } from '../../i18n/locale';
import { toastMs } from '../../ui/overlays/toasts';
import { createOverlays } from '../shell/overlays';
import { createAccessCheck } from './createAccessCheck';

beforeEach(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  await firstTexts();
});
afterEach(() => void vi.unstubAllGlobals());

/** The check of someone with this member info, and what is shown. */
function open(member: object) {
  const server = createFakeHost();
  server.logIn('ana');
  server.reply(memberInfo, { id: '1', ...member });
  const { toasts } = server.host.use(createOverlays);
  const show = vi.spyOn(toasts, 'show');
  return { ...server, show, ...createAccessCheck(server.host) };
}

const refusal = (text: string) => [{ text: expect.objectContaining({ value: text }), ms: 2000 }];
const FREE_REJECT = 'Ingresa con una cuenta real para usar esta función';

test.each([4, 3, undefined])(
  'S6.03 S6.05 S8.08 free_reject is shown for 2 s when type %s opens what requires a real account',
  async (type) => {
    const { checkAccess, show } = open({ type });
    expect(await checkAccess('real')).toBe(false);
    expect(toastMs.offline).toBe(2000);
    expect(show.mock.calls).toEqual([refusal(FREE_REJECT)]);
  },
);

test.each([0, 1, 2])('S6.03 an account of type %s is real, and nothing is shown', async (type) => {
  const { checkAccess, show } = open({ type });
  expect(await checkAccess('real')).toBe(true);
  expect(show).not.toHaveBeenCalled();
});

test.each(['agent', 'agentContract'] as const)(
  "S6.03 free_reject is shown, when a trial account opens a page of '%s' by its address",
  async (access) => {
    const { checkAccess, show } = open({ type: 4 });
    expect(await checkAccess(access)).toBe(false);
    expect(show.mock.calls).toEqual([refusal(FREE_REJECT)]);
  },
);

test('S6.03 a trial account opens what any member may open, and nothing is shown', async () => {
  const { checkAccess, show } = open({ type: 4 });
  expect(await checkAccess('session')).toBe(true);
  expect(show).not.toHaveBeenCalled();
});

test.each(['real', 'agent', 'agentContract'] as const)(
  "S6.03 a page of '%s' opens while the member info cannot be loaded: nobody is refused on a guess",
  async (access) => {
    const { host, logIn, requestsOf } = createFakeHost();
    logIn('ana');
    const show = vi.spyOn(host.use(createOverlays).toasts, 'show');
    const check = createAccessCheck(host).checkAccess(access);
    await settle();
    for (const request of requestsOf(memberInfo)) request.fail();
    expect(await check).toBe(true);
    expect(show).not.toHaveBeenCalled();
  },
);
