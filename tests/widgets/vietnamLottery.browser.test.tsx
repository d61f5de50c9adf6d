import { signal } from '@kit/signals';
import { beforeAll, expect, test } from 'vitest';
import type { Call } from '../../src/api/createCall';
import { vietnamMenu } from '../../src/contract/lottery';
import { firstWords, loadWords } from '../../src/i18n/locale';
import VietnamLottery from '../../src/screens/vietnamLottery/VietnamLottery';
import { createHost } from '../../src/stores/host';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount } from '../kit/mount';

const app = {
  address: signal({ path: '/m', query: new URLSearchParams(), historyKey: 'a' }),
} as unknown as App;

beforeAll(async () => {
  await firstWords();
  await loadWords('lottery', 'game');
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
