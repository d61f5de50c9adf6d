import { signal } from '@kit/render/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount, settled } from '../../../../tests/helpers/mount';
import type { Call } from '../../../api/createCall';
import { loadTexts } from '../../../i18n/locale';
import { createSession } from '../../../stores/account/session';
import { createHost } from '../../../stores/base/host';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import AgentArea from '../overview/AgentArea';
import { Downline } from './Downline';

const NONE = { content: [], pageNum: 1, totalPages: 1, totalCount: 0 };
let reply: (input: { pageNo?: number }) => unknown = () => NONE;
const call = (async ({ path }: { path: string }, input: { pageNo?: number }) =>
  path === '/wps/agent/downlines' ? reply(input) : { type: 0, isAgent: true }) as unknown as Call;

beforeEach(() => loadTexts('team', 'title', 'record'));
afterEach(() => {
  reply = () => NONE;
});

function show(query = '') {
  const host = createHost(() => call);
  void host
    .use(createSession)
    .startSession({ token: 't', merchantCode: 'feria', userName: 'agustin' });
  mount(
    <HostContext value={host}>
      <Downline query={new URLSearchParams(query)} />
    </HostContext>,
  );
}
const heading = (name: string) => page.getByRole('heading', { name });

test('A70 an agent without followers is led to the invitation, and a search without a result says so', async () => {
  show();
  await expect.element(heading('Aún no hay nadie en tu red.')).toBeVisible();
  const invite = page.getByRole('link', { name: 'Invitar a mi red' });
  await expect.element(invite).toHaveAttribute('href', '/m/member/agent/invite');
  await page.getByRole('searchbox').fill('nadie');
  await expect.element(heading('No hay miembros con ese filtro.')).toBeVisible();
  await expect.element(invite).not.toBeInTheDocument();
});

test('S9.10 the next members are requested less than 300 px before the end, at most once in 1000 ms', async () => {
  const askedAt: number[] = [];
  reply = ({ pageNo = 1 }) => {
    if (pageNo > 1) askedAt.push(performance.now());
    const content = Array.from({ length: 50 }, (_, n) => ({ account: `m${pageNo}-${n}` }));
    return { content, pageNum: pageNo, totalPages: 9, totalCount: 450 };
  };
  show();
  const members = page.getByRole('list', { name: 'Mi red' });
  await expect.element(members).toBeVisible();
  const leave = (below: number) => {
    scrollBy(0, members.element().getBoundingClientRect().bottom - innerHeight - below);
    return settled();
  };
  await leave(400);
  expect(askedAt).toEqual([]);
  await leave(250);
  await expect.poll(() => askedAt).toHaveLength(1);
  let below = 250;
  const scrollOn = async () => {
    below = 501 - below;
    await leave(below);
    return askedAt.length;
  };
  await expect.poll(scrollOn, { timeout: 5_000 }).toBe(2);
  const [first = 0, second = 0] = askedAt;
  expect(second - first).toBeGreaterThan(990);
});

test('A70 no number of members is shown, when the downline cannot be loaded', async () => {
  reply = () => Promise.reject(new Error('offline'));
  show('upline=rosa');
  await expect.element(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d miembro/);
});

test('A70 the address of a downline member opens the list, when it names no member', async () => {
  const requests = vi.fn();
  const host = createHost(() => requests as unknown as Call);
  const query = new URLSearchParams();
  const address = signal({ path: '/m/member/agent/member', query, historyKey: 'a' });
  const navigate = vi.fn();
  mount(
    <AppContext value={{ address, navigate } as unknown as App}>
      <HostContext value={host}>
        <AgentArea />
      </HostContext>
    </AppContext>,
  );
  await expect
    .poll(() => navigate.mock.lastCall)
    .toEqual(['/m/member/agent/downline', { replace: true }]);
  expect(requests).not.toHaveBeenCalled();
});
