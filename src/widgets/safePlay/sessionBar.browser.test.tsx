import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { mount, settled } from '../../../tests/helpers/mount';
import type { Call } from '../../api/createCall';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { createSession } from '../../stores/account/session';
import { createHost } from '../../stores/base/host';
import { HostContext } from '../../stores/base/useStore';
import { createSessionClock } from '../../stores/safePlay/sessionClock';
import { createSystem } from '../../stores/site/system';
import { SessionBar } from './SessionBar';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('safePlay');
});

async function showBar(licence: string, hasSession: boolean, market?: object) {
  const replies: Record<string, unknown> = {
    '/wps/system/settings/consolidated': { licence, ...(market && { market }) },
    '/wps/member/realityCheck': {
      now: Date.now(),
      startedAt: Date.now() - 12 * 60_000,
      staked: 5,
      won: 8,
    },
  };
  const call = (async ({ path }: { path: string }) => replies[path]) as unknown as Call;
  const stores = createHost(() => call);
  await stores.use(createSystem).loadSettings();
  void stores.use(createSession).startSession({ token: 't', merchantCode: 'feria', userName: 'l' });
  const { container } = mount(
    <HostContext value={stores}>
      <SessionBar hasSession={signal(hasSession)} />
    </HostContext>,
  );
  await settled();
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return { text: container.textContent, links };
}

test('S10.12 the bar above a game leads to the self-assessment in one tap', async () => {
  const { text, links } = await showBar('offered', true);
  expect(text).toContain('12 min');
  expect(links).toEqual(['/m/safePlay', '/m/safePlay/selfTest']);
});

test('S10.12 free play has the bar with its links and no figures', async () => {
  const { text, links } = await showBar('offered', false);
  expect(text).not.toMatch(/\d/);
  expect(links).toEqual(['/m/safePlay', '/m/safePlay/selfTest']);
});

test('S10.15 there is no bar above a game without a licence', async () => {
  expect(await showBar('none', false)).toEqual({ text: '', links: [] });
});

test.each(['games', 'always'])(
  'market sessionClock "%s" has a clock in the bar',
  async (sessionClock) => {
    const { text } = await showBar('offered', true, { sessionClock });
    expect(text).toMatch(/Hora: \d\d:\d\d/);
    expect((await showBar('offered', true)).text).not.toContain('Hora');
  },
);

test('market sessionClock brings the bar, where the licence has none', async () => {
  const host = createHost(
    () => (async () => ({ market: { sessionClock: 'games' } })) as unknown as Call,
  );
  await host.use(createSystem).loadSettings();
  const { hasSessionBar, isEverywhere } = host.use(createSessionClock);
  expect([hasSessionBar.value, isEverywhere.value]).toEqual([true, false]);
});
