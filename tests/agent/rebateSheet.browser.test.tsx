import { signal } from '@kit/signals';
import { beforeAll, expect, test } from 'vitest';
import { updateRebates } from '../../src/contract/agent';
import { firstWords, loadWords } from '../../src/i18n/locale';
import { RebateSheet } from '../../src/screens/agent/RebateSheet';
import type { DownlineDetail } from '../../src/stores/downline';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

beforeAll(async () => {
  await firstWords();
  await loadWords('team', 'game');
});

test('S4.53 a rebate that the backend does not say is an empty field, and is not saved as 0', async () => {
  const { host, logIn, requestsOf } = createFakeHost();
  logIn('agustin');
  const member = { account: 'rosa', rebates: { RNG: 0.5 }, maxRebates: { RNG: 1, LIVE: 1 } };
  const { find, container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <RebateSheet open={signal(true)} of={signal(member as unknown as DownlineDetail)} />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const values = () => [...container.querySelectorAll('input')].map(({ value }) => value);
  await expect.poll(values).toEqual(['0.5', '']);
  find<HTMLFormElement>('form').requestSubmit();
  await expect.poll(() => requestsOf(updateRebates).length).toBe(1);
  expect(requestsOf(updateRebates)[0]?.input).toEqual({ account: 'rosa', rebates: { RNG: 0.5 } });
});
