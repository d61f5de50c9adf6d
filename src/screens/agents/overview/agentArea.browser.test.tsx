import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { downlineTransfers } from '../../../contract/agents/agent';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { agentContractPaths } from '../../../widgets/site/navigation/agentContractPaths';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';
import AgentArea from './AgentArea';

test('a report of the agent keeps its elements and the focus, when another period is chosen', async () => {
  await firstTexts();
  await loadTexts('team', 'record', 'agent');
  const { host, logIn, requestsOf } = createFakeHost();
  logIn('lucia');
  const addressOf = (href: string) => {
    const { pathname, searchParams } = new URL(href, location.href);
    return { path: pathname, query: searchParams, historyKey: 'a' };
  };
  const address = signal(addressOf(agentPaths.transfers));
  const navigate = (href: string) => {
    address.value = addressOf(href);
  };
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{ address, navigate } as unknown as App}>
        <AgentArea />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await settled();
  const chip = container.querySelector<HTMLButtonElement>('.chip[aria-pressed=false]');
  chip?.focus();
  chip?.click();
  await expect.poll(() => String(address.value.query)).not.toBe('');
  await settled();
  expect(document.activeElement).toBe(chip);
  expect(requestsOf(downlineTransfers)).toHaveLength(2);
});

test.each(Object.values(agentContractPaths))(
  'S2.27 the agent area leads no one back who opens the contract %s from it',
  async (path) => {
    await firstTexts();
    await loadTexts('team', 'record', 'agent');
    const { host, logIn } = createFakeHost();
    logIn('lucia');
    const query = new URLSearchParams();
    const address = signal({ path: agentPaths.transfers as string, query, historyKey: 'a' });
    const navigate = vi.fn();
    mount(
      <HostContext value={host}>
        <AppContext value={{ address, navigate, showToast: vi.fn() } as unknown as App}>
          <AgentArea />
        </AppContext>
      </HostContext>,
      { strict: false },
    );
    await settled();
    address.value = { path, query, historyKey: 'b' };
    await settled();
    expect(navigate).not.toHaveBeenCalled();
    address.value = { path: `${agentPaths.home}/unknown`, query, historyKey: 'c' };
    await expect.poll(() => navigate.mock.calls.length).toBe(1);
  },
);

test('S2.02 a page that the agent area does not have leads home, and a toast says so', async () => {
  await firstTexts();
  const { host, logIn } = createFakeHost();
  logIn('lucia');
  const path = `${agentPaths.home}/unknown`;
  const address = signal({ path, query: new URLSearchParams(), historyKey: 'a' });
  const app = { address, navigate: vi.fn(), showToast: vi.fn() };
  mount(
    <HostContext value={host}>
      <AppContext value={app as unknown as App}>
        <AgentArea />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await settled();
  expect(app.navigate).toHaveBeenCalledExactlyOnceWith('/m/home', { replace: true });
  expect(app.showToast.mock.calls.map(([shown]) => shown.value)).toEqual([text('error.pageGone')]);
});
