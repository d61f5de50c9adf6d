import { signal } from '@kit/render/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { memberInfo } from '../../contract/account/member';
import { renewSession } from '../../contract/account/session';
import { pendingAgentContracts } from '../../contract/agents/agentContract';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { createSession } from '../../stores/account/session';
import type { App } from '../../widgets/site/app/useApp';
import { startAgentContractPrompts } from './agentContractPrompts';

beforeEach(async () => {
  const storage = new MemoryStorage();
  storage.setItem(
    'MC_SESSION_INFO',
    JSON.stringify({ token: 't', merchantCode: 'feria', userName: 'ana' }),
  );
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', new MemoryStorage());
  await firstTexts();
  // On a busy machine they take longer than the wait for a dialog.
  await loadTexts('agent');
});

/** The app is opened with a stored session. */
function open(type: number) {
  const { host, reply, requestsOf } = createFakeHost();
  reply(memberInfo, { type });
  reply(pendingAgentContracts, {
    dailysalreqtype: '1',
    divtypecompperiodreq: '',
    contracthoursalreq: '1',
  });
  const app = {
    address: signal({ path: '/m/home' }),
    confirm: vi.fn(async () => false),
    navigate: vi.fn(),
  };
  const stop = startAgentContractPrompts(host, app as unknown as App);
  return { session: host.use(createSession), requestsOf, app, stop };
}

test('S4.32 contracts are asked for after the session is renewed, and each that waits has its dialog', async () => {
  const { session, requestsOf, app, stop } = open(0);
  await session.loadMember();
  await settle();
  expect(requestsOf(pendingAgentContracts)).toEqual([]);
  void session.renew();
  requestsOf(renewSession)[0]?.answer({});
  await vi.waitFor(() => expect(app.confirm).toHaveBeenCalledTimes(2));
  expect(requestsOf(pendingAgentContracts)).toHaveLength(1);
  expect(app.navigate).not.toHaveBeenCalled();
  stop();
});

test.each([4, 40, 41, 42])('S4.33 a member of type %i is asked about no contract', async (type) => {
  const { session, requestsOf, stop } = open(type);
  void session.renew();
  requestsOf(renewSession)[0]?.answer({});
  await settle();
  expect(requestsOf(pendingAgentContracts)).toEqual([]);
  stop();
});
