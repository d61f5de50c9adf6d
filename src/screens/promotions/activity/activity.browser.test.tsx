import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { promotions } from '../../../contract/promotions/promotion';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import Activity from './Activity';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('promotion');
});

test('an empty category has a button to all promotions, and where those are empty there is none', async () => {
  const { host, reply } = createFakeHost();
  reply(promotions, { categories: [], content: [], totalPages: 0, totalElements: 0 });
  const address = signal({ path: '/m/activity', query: new URLSearchParams(), historyKey: '' });
  mount(
    <HostContext value={host}>
      <AppContext value={{ address } as unknown as App}>
        <Activity />
      </AppContext>
    </HostContext>,
  );
  const seeAll = page.getByRole('button', { name: text('promotion.seeAll') });
  await expect.element(page.getByText(text('promotion.empty'))).toBeVisible();
  expect(seeAll.elements()).toEqual([]);
  await page.getByText(text('promotion.slots')).click();
  await seeAll.click();
  await expect.element(page.getByText(text('promotion.empty'))).toBeVisible();
  expect(seeAll.elements()).toEqual([]);
  expect(document.body.textContent).not.toContain(text('promotion.emptyHint'));
});
