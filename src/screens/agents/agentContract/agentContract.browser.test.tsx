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
function show(href: string, { answers = true } = {}) {
  const { host, logIn, reply, holdReplies, requestsOf } = createFakeHost();
  logIn('agustin');
  const contract = { contractId: 'c', state: 'accepted', steps: [] };
  reply(salaryContract, { dailysalreqtype: '', contract: null });
  reply(dividendContract, { divtypecompperiodreq: '', contract });
  reply(hourlyContract, { contracthoursalreq: '', contract: null });
  if (!answers) holdReplies();
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
  const buttonNamed = (name: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return { container, contract, requestsOf, buttonNamed, path: () => address.value.path };
}

test('S2.27 the menu opens the first kind of which the agent has a contract', async () => {
  const { container, path } = show(hrefOfContracts);
  await expect.poll(path).toBe(agentContractPaths.dividend);
  await expect.poll(() => container.textContent).toContain(text('agent.terms'));
});

test('S2.27 a kind without a contract leads to one that exists', async () => {
  const { buttonNamed, path } = show(agentContractPaths.hourly);
  const link = () => buttonNamed(text('title.agent_getDevidendContract'));
  await expect.poll(link).toBeDefined();
  expect(path()).toBe(agentContractPaths.hourly);
  link()?.click();
  await expect.poll(path).toBe(agentContractPaths.dividend);
});

test.each([
  ['daily', salaryContract, { dailysalreqtype: '' }],
  ['dividend', dividendContract, { divtypecompperiodreq: '' }],
  ['hourly', hourlyContract, { contracthoursalreq: '' }],
] as const)(
  'S8.20 the screen of the %s contract waits for it, and a failed load can be tried again',
  async (kind, endpoint, noRequest) => {
    const { container, contract, requestsOf, buttonNamed } = show(agentContractPaths[kind], {
      answers: false,
    });
    const isWaiting = () => container.querySelector('[aria-busy=true]') !== null;
    await expect.poll(() => requestsOf(endpoint).length).toBe(1);
    await expect.poll(isWaiting).toBe(true);

    requestsOf(endpoint)[0]?.fail();
    await expect.poll(() => container.textContent).toContain(text('error.loadFailed'));
    expect(isWaiting()).toBe(false);

    buttonNamed(text('app.retry'))?.click();
    await expect.poll(() => requestsOf(endpoint).length).toBe(2);
    requestsOf(endpoint)[1]?.answer({ ...noRequest, contract });
    await expect.poll(() => container.textContent).toContain(text('agent.terms'));
    expect(container.textContent).not.toContain(text('error.loadFailed'));
  },
);
