import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { mount } from '../../../../tests/helpers/mount';
import type { Call } from '../../../api/createCall';
import { vietnamMenu } from '../../../contract/lottery/lottery';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { createHost } from '../../../stores/base/host';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import VietnamLottery from './VietnamLottery';

const app = {
  address: signal({ path: '/m', query: new URLSearchParams(), historyKey: 'a' }),
} as unknown as App;

beforeAll(async () => {
  await firstTexts();
  await loadTexts('lottery', 'game');
});

test('S2.31 the Vietnamese lotteries begin with the first region, whatever its code is', async () => {
  const game = { gameId: 'HN', name: 'Ha Noi', lottoMode: '', opensAt: 1 };
  const regions = [
    { region: 'R1', name: 'Region 1', games: [game] },
    { region: 'R2', name: 'Region 2', games: [] },
  ];
  const call = (async ({ path }: { path: string }) =>
    path === vietnamMenu.path ? regions : []) as unknown as Call;
  const { container: page } = mount(
    <AppContext value={app}>
      <HostContext value={createHost(() => call)}>
        <VietnamLottery />
      </HostContext>
    </AppContext>,
    { strict: false },
  );
  await expect
    .poll(() => page.querySelector('[role=tab][aria-selected=true]')?.textContent)
    .toBe('Region 1');
  expect(page.textContent).toContain('Ha Noi');
});
