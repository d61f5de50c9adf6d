import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { depositPromos } from '../../../contract/cashier/depositMethod';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { createDeposit } from '../../../stores/cashier/deposit';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { PromoSheet } from './PromoSheet';

const promo = (promoId: string, isAccepted: boolean) => ({
  promoId,
  title: promoId,
  percent: 10,
  turnover: 3,
  isAccepted,
  isUsed: false,
});

beforeAll(async () => {
  await firstTexts();
  await loadTexts('cashier');
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
