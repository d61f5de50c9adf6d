import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { jackpot, lotteries } from '../../../contract/lottery/lottery';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { createLottery } from '../../../stores/lottery/lottery';
import Jackpot from './Jackpot';

const lottery = (gameId: string) => ({
  gameId,
  gameType: 'LOTT',
  vassalage: 'TCG_LOTTO_VN',
  lottoMode: 'Lott',
  name: gameId,
});
const jackpotOf = (gameId: string) => ({
  gameId,
  name: gameId,
  amount: 5,
  growsPerSecond: 0,
  at: 0,
  opensAt: 0,
  wins: [],
});

beforeAll(async () => {
  await firstTexts();
  await loadTexts('lottery');
});

test('the button leads to the lottery of the jackpot, also when it moves to another lottery', async () => {
  const { host, reply } = createFakeHost();
  reply(lotteries, [lottery('tinka'), lottery('keno')]);
  reply(jackpot, jackpotOf('tinka'));
  const { find } = mount(
    <HostContext value={host}>
      <Jackpot />
    </HostContext>,
    { strict: false },
  );
  const href = () => find('.jackpot-hero a')?.getAttribute('href');
  await expect.poll(href).toContain('tinka');
  reply(jackpot, jackpotOf('keno'));
  await host.use(createLottery).jackpot.load();
  await expect.poll(href).toContain('keno');
});
