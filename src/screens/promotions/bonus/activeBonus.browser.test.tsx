import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { memberInfo } from '../../../contract/account/member';
import { memberBonuses } from '../../../contract/promotions/bonus';
import { settings } from '../../../contract/site/system';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { createBonus } from '../../../stores/promotions/bonus';
import { createSystem } from '../../../stores/site/system';
import { BonusBar } from '../../../widgets/games/play/BonusBar';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { ActiveBonus } from './ActiveBonus';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('bonus', 'play');
});

const bonus = { bonusId: 'b', title: 'Bono', state: 'active', amount: 50, shares: [], at: 1 };

/** The bonus with these sums, on its page and in the bar over a game. */
async function show(sums: object, category = 'RNG') {
  const { host, logIn, reply } = createFakeHost();
  reply(settings, { hasBonuses: true });
  reply(memberInfo, { type: 0 });
  reply(memberBonuses, { content: [{ ...bonus, ...sums }] });
  logIn('lucia');
  await host.use(createSystem).loadSettings();
  await settle();
  await host.use(createBonus).all.load();
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <ActiveBonus id="b" />
        <BonusBar isShown={signal(true)} category={signal(category)} />
      </AppContext>
    </HostContext>,
  );
  await expect.poll(() => container.textContent).toContain('Bono');
  return {
    progress: container.querySelectorAll('[role="progressbar"]').length,
    held: container.querySelector('dd')?.textContent,
    bar: container.querySelector('.gamebar')?.textContent,
    canLeave: container.textContent?.includes(text('bonus.leave')),
  };
}

test('S4.53 a bonus shows its progress, what it holds, and the way to give it back', async () => {
  const shown = await show({ held: 20, turnover: 500, turnoverDone: 100 });
  expect(shown).toMatchObject({
    progress: 2,
    held: expect.stringContaining('20.00'),
    canLeave: true,
  });
});

test('S4.53 a bonus shows no zero for sums that the backend does not send', async () => {
  const shown = await show({ turnover: 500 });
  expect(shown).toMatchObject({
    progress: 0,
    held: expect.stringMatching(/^\D*$/),
    canLeave: false,
  });
});

test.each([
  ['LOTT', true],
  ['COCK', false],
])(
  'S4.53 the bar over a game of the category %s says whether its bets count: %s',
  async (category, counts) => {
    const shares = [
      { gameType: 'LOTT', percent: 10 },
      { gameType: 'COCK', percent: 0 },
    ];
    const { bar } = await show({ held: 20, turnover: 500, turnoverDone: 100, shares }, category);
    const none = text('play.bonusNone');
    expect(bar === none).toBe(!counts);
    expect(bar?.includes('400.00')).toBe(counts);
  },
);
