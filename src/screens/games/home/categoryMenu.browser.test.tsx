import './home.css';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { firstTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { createHomeTab } from '../../../stores/games/homeTab';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { CategoryMenu } from './CategoryMenu';

beforeAll(firstTexts);

test('S2.63 home scrolls to the top, when its tab changes', async () => {
  const { host } = createFakeHost();
  const { find } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <CategoryMenu />
        <div style={{ height: 3000 }} />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  scrollTo(0, 200);
  find('a[href="/m/hot-games"]').click();
  await expect.poll(() => host.use(createHomeTab).category.value).toBe('HOT');
  expect(scrollY).toBe(0);
});

test('S2.84 the menu of home scrolls to the tab that the bottom bar has opened', async () => {
  const { host } = createFakeHost();
  const { find } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <div style={{ inlineSize: 100 }}>
          <CategoryMenu />
        </div>
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const menu = find('nav');
  menu.scrollLeft = 40;
  expect(menu.scrollLeft).toBe(40);
  host.use(createHomeTab).showCategory('HOT');
  await expect.poll(() => menu.scrollLeft).toBe(0);
});
