import { beforeAll, expect, test } from 'vitest';
import { firstWords } from '../../src/i18n/locale';
import { CategoryMenu } from '../../src/screens/home/CategoryMenu';
import { createHomeTab } from '../../src/stores/homeTab';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

beforeAll(firstWords);

test('S2.63 home scrolls to the top, when its tab changes', () => {
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
  expect(host.use(createHomeTab).category.value).toBe('HOT');
  expect(scrollY).toBe(0);
});
