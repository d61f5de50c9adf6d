import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { BottomBar } from '../../src/app/shell/BottomBar';
import { HomeHeader } from '../../src/app/shell/HomeHeader';
import { firstTexts, loadTexts } from '../../src/i18n/locale';
import { CategoryMenu } from '../../src/screens/games/home/CategoryMenu';
import { Footer } from '../../src/screens/games/home/footer/Footer';
import { HostContext } from '../../src/stores/base/useStore';
import { createHomeTab } from '../../src/stores/games/homeTab';
import { type App, AppContext } from '../../src/widgets/site/app/useApp';
import { pathOfCategory, paths } from '../../src/widgets/site/navigation/paths';
import { createFakeHost } from '../helpers/fakeHost';
import { mount } from '../helpers/mount';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('home', 'game', 'footer');
});

const LINKS = [
  { name: 'category of home', show: () => <CategoryMenu />, href: pathOfCategory('HOT') },
  { name: 'bar at the bottom', show: () => <BottomBar />, href: paths.member },
  { name: 'notices of the footer', show: () => <Footer />, href: paths.notice },
  { name: 'login of the header', show: () => <HomeHeader />, href: paths.login },
];

/** Shows the part to a visitor. `click` says whether the app handles the click, instead of the browser. */
function prepare(part: React.ReactNode, href: string) {
  const { host } = createFakeHost();
  const app = { requireLogin: vi.fn(), openLoginDialog: vi.fn() };
  const { find } = mount(
    <HostContext value={host}>
      <AppContext value={app as unknown as App}>{part}</AppContext>
    </HostContext>,
    { strict: false },
  );
  let isHandled = false;
  const keepPage = (event: Event) => {
    isHandled = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', keepPage);
  onTestFinished(() => removeEventListener('click', keepPage));
  function click(keys: MouseEventInit = {}) {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    find(`a[href="${href}"]`).dispatchEvent(event);
    return isHandled;
  }
  return { click, app, category: host.use(createHomeTab).category };
}

test.each(LINKS)('$name: opens in a new tab, when Ctrl or Cmd is held', ({ show, href }) => {
  const { click, app, category } = prepare(show(), href);
  expect([click({ ctrlKey: true }), click({ metaKey: true })]).toEqual([false, false]);
  expect(category.value).toBe('HOME');
  expect([app.requireLogin, app.openLoginDialog].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(click()).toBe(true);
});
