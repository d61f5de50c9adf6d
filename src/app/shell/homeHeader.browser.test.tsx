import '../../ui/theme/base.css';
import './shell.css';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { memberInfo } from '../../contract/account/member';
import { wallet } from '../../contract/cashier/wallet';
import { settings } from '../../contract/site/system';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { HostContext } from '../../stores/base/useStore';
import { createHomeTab } from '../../stores/games/homeTab';
import { createSystem } from '../../stores/site/system';
import { type App, AppContext } from '../../widgets/site/app/useApp';
import { TrialHeader } from '../extras/TrialHeader';
import { HomeHeader } from './HomeHeader';
import { PageHeader } from './PageHeader';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('wallet');
});

interface Visit {
  isMember?: boolean;
  isTrial?: boolean;
  downloads?: { resourceType: string; url: string }[];
  sumBalance?: number;
}

/** The addresses of the links in the header of home. */
async function showHeader(visit: Visit) {
  const { isTrial = false, isMember = isTrial, downloads = [], sumBalance = 10 } = visit;
  const { host, reply, logIn } = createFakeHost();
  reply(settings, { downloads });
  reply(memberInfo, { type: isTrial ? 4 : 0 });
  reply(wallet, { sumBalance });
  await host.use(createSystem).loadSettings();
  if (isMember) logIn('ana');
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <HomeHeader />
        {isTrial && <TrialHeader />}
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const hrefs = () => [...container.querySelectorAll('a')].map((a) => a.getAttribute('href'));
  return { hrefs, container, homeTab: host.use(createHomeTab) };
}

test('S2.47 S2.49 the header of a visitor leads only home, to the login and to the registration', async () => {
  const { hrefs } = await showHeader({});
  expect(hrefs()).toEqual(['/m/home', '/m/login', '/m/register']);
});

test.each([320, 360])(
  'the buttons of the header stay in a window of %i px, when their words are longer',
  async (width) => {
    const { container } = await showHeader({
      downloads: [{ resourceType: 'IOS', url: '/app/x' }],
    });
    container.style.inlineSize = `${width}px`;
    const [login, register] = container.querySelectorAll('.header-end > .button');
    if (!login || !register) throw new Error('no buttons');
    login.textContent = 'Ingresar ñand';
    register.textContent = 'Registrarse ñandú';
    const end = register.getBoundingClientRect().right;
    expect(end - container.getBoundingClientRect().left).toBeLessThanOrEqual(width);
  },
);

test('what a member’s header shows stays where it is, when the button of the app appears', async () => {
  const placesWith = async (downloads: Visit['downloads']) => {
    const { container, hrefs } = await showHeader({ isMember: true, downloads });
    container.style.inlineSize = '360px';
    await expect.poll(hrefs).toContain('/m/voucherCenter');
    const parts = container.querySelectorAll('.header-logo, .header-end, .balance');
    return [...parts].map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return [left, right];
    });
  };
  const before = await placesWith([]);
  expect(before).toHaveLength(3);
  expect(await placesWith([{ resourceType: 'IOS', url: '/app/x' }])).toEqual(before);
});

// A scrollbar takes 15 px from a window.
test.each([
  [320, 320],
  [345, 345],
  [360, 345],
  [360, 360],
])(
  'the header of home shows the whole balance in a window of %i px, whose page has %i px',
  async (window, width) => {
    await page.viewport(window, 640);
    const { container } = await showHeader({
      isMember: true,
      downloads: [{ resourceType: 'IOS', url: '/app/x' }],
      sumBalance: 1_284.5,
    });
    container.style.inlineSize = `${width}px`;
    const amount = () => container.querySelector('.balance-amount');
    await expect.poll(() => amount()?.textContent).toContain('1,284.50');
    expect(amount()?.scrollWidth).toBeLessThanOrEqual(amount()?.clientWidth ?? 0);
  },
);

test('S2.47 S2.49 the header of a member leads to messages, member center and deposit', async () => {
  const { hrefs } = await showHeader({ isMember: true });
  await expect.poll(hrefs).toContain('/m/member/home');
  expect(hrefs()).toContain('/m/message');
  expect(hrefs()).toContain('/m/voucherCenter');
  for (const href of ['/m/login', '/m/register']) expect(hrefs()).not.toContain(href);
});

test('S2.35 S2.46 the header of home has the logo, which leads home', async () => {
  const { container } = await showHeader({});
  const logo = container.querySelector('a[href="/m/home"] svg[role="img"]');
  expect(logo?.getAttribute('aria-label')).toBe('Feria');
});

test('S2.46 the logo leads from the tab of the hot games to that of home', async () => {
  const { container, homeTab } = await showHeader({});
  homeTab.showCategory('HOT');
  const logo = container.querySelector<HTMLElement>('a[href="/m/home"]');
  // The router follows the link, not the page of this test.
  logo?.addEventListener('click', (event) => event.preventDefault());
  logo?.click();
  expect(homeTab.category.value).toBe('HOME');
});

test('S2.35 S2.46 S2.47 the header of a trial account has the logo and the deposit, in 360 px', async () => {
  await page.viewport(360, 640);
  const { container } = await showHeader({ isTrial: true, sumBalance: 1_000 });
  container.style.inlineSize = '360px';
  await expect
    .poll(() => container.querySelector('.trialheader')?.textContent)
    .toContain('1,000.00');
  const boxOf = (selector: string) =>
    container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const [logo, link] = [boxOf('.header-logo > svg'), boxOf('.header-logo')];
  expect(logo.width).toBeGreaterThan(40);
  expect([logo.left >= link.left, logo.right <= link.right]).toEqual([true, true]);
  expect(boxOf('.trialheader').left - logo.right).toBeGreaterThanOrEqual(4);
  const end = boxOf('.balance-deposit').right - container.getBoundingClientRect().left;
  expect(end).toBeLessThanOrEqual(360);
});

test('S2.47 a trial account has its play money in the header of home, which comes after another', async () => {
  const { host, reply, logIn } = createFakeHost();
  reply(memberInfo, { type: 4 });
  reply(wallet, { sumBalance: 1_000 });
  logIn('ana');
  const home = (isDrawn: boolean) => (
    <HostContext value={host}>
      <AppContext value={{} as App}>
        {isDrawn ? <HomeHeader /> : <PageHeader />}
        <TrialHeader />
      </AppContext>
    </HostContext>
  );
  const { container, render } = mount(home(false), { strict: false });
  await settled();
  render(home(true));
  await expect
    .poll(() => container.querySelector('.trialheader')?.textContent)
    .toContain('1,000.00');
});

test.each([
  ['Android', true],
  ['IOS', true],
  ['MOBILECONFIG', true],
  ['TELEGRAM', false],
])(
  'S2.48 S6.13 with a link of the kind %s the header offers the app: %s',
  async (resourceType, isOffered) => {
    const { hrefs } = await showHeader({ downloads: [{ resourceType, url: '/app/x' }] });
    expect(hrefs().includes('/m/app')).toBe(isOffered);
  },
);

test('S6.13 the installed app offers no download in the header', async () => {
  const { matchMedia } = window;
  const standalone = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query.includes('standalone') ? matchMedia('all') : matchMedia(query),
    );
  onTestFinished(() => standalone.mockRestore());
  const { hrefs } = await showHeader({ downloads: [{ resourceType: 'IOS', url: '/app/x' }] });
  expect(hrefs()).not.toContain('/m/app');
});
