import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { updateRebates } from '../../../contract/agents/agent';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import type { DownlineDetail } from '../../../stores/agents/downline';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { RebateSheet } from './RebateSheet';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('team', 'game');
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
