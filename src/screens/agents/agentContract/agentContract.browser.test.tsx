import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import {
  dividendContract,
  hourlyContract,
  salaryContract,
} from '../../../contract/agents/agentContract';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import {
  agentContractPaths,
  hrefOfContracts,
} from '../../../widgets/site/navigation/agentContractPaths';
import AgentContract from './AgentContract';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('agent');
});

/** The screen of an agent who has a contract of dividends only. */
function show(href: string) {
  const { host, logIn, reply } = createFakeHost();
  logIn('agustin');
  const contract = { contractId: 'c', state: 'accepted', steps: [] };
  reply(salaryContract, { dailysalreqtype: '', contract: null });
  reply(dividendContract, { divtypecompperiodreq: '', contract });
  reply(hourlyContract, { contracthoursalreq: '', contract: null });
  const addressOf = (to: string) => {
    const { pathname: path, searchParams: query } = new URL(to, location.href);
    return { path, query, historyKey: 'a' };
  };
  const address = signal(addressOf(href));
  const navigate = (to: string) => {
    address.value = addressOf(to);
  };
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{ address, navigate } as unknown as App}>
        <AgentContract />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  return { container, path: () => address.value.path };
}

test('S2.27 the menu opens the first kind of which the agent has a contract', async () => {
  const { container, path } = show(hrefOfContracts);
  await expect.poll(path).toBe(agentContractPaths.dividend);
  await expect.poll(() => container.textContent).toContain(text('agent.terms'));
});

test('S2.27 a kind without a contract leads to one that exists', async () => {
  const { container, path } = show(agentContractPaths.hourly);
  const link = () =>
    [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === text('title.agent_getDevidendContract'),
    );
  await expect.poll(link).toBeDefined();
  expect(path()).toBe(agentContractPaths.hourly);
  link()?.click();
  await expect.poll(path).toBe(agentContractPaths.dividend);
});
