import { signal } from '@kit/signals';
import { beforeAll, expect, test } from 'vitest';
import { depositPromos } from '../../src/contract/depositMethod';
import { firstWords, loadWords } from '../../src/i18n/locale';
import { text } from '../../src/i18n/t';
import { PromoSheet } from '../../src/screens/deposit/PromoSheet';
import { createDeposit } from '../../src/stores/deposit';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

const promo = (promoId: string, isAccepted: boolean) => ({
  promoId,
  title: promoId,
  percent: 10,
  turnover: 3,
  isAccepted,
  isUsed: false,
});

beforeAll(async () => {
  await firstWords();
  await loadWords('cashier');
});

test('no promotion is chosen any more, when the chosen one is not in a renewed list', async () => {
  const { host, reply, logIn } = createFakeHost();
  logIn('lucia');
  reply(depositPromos, [promo('welcome', true), promo('weekend', false)]);
  const { promos } = host.use(createDeposit);
  await promos.load();
  mount(
    <HostContext value={host}>
      <AppContext value={{ showError: () => {} } as unknown as App}>
        <PromoSheet open={signal(true)} amount={signal(100)} />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const chosen = () =>
    document.querySelector('.picker [aria-pressed="true"] .picker-text')?.textContent;
  await expect.poll(chosen).toMatch(/^welcome/);
  reply(depositPromos, [promo('weekend', false)]);
  await promos.load();
  await expect.poll(chosen).toBe(text('cashier.noPromotion'));
});
