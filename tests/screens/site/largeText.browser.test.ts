import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loadingIndicator } from '../../helpers/locators';
import { prepareApp, waitForLateStart } from '../../helpers/openApp';
import { layoutFaults } from './layoutFaults';
import { hideMouse, menuButton, setWindowSize } from './sitePage';

const SCREENS = [
  ...['/m/home', '/m/slot-games', '/m/activity', '/m/inviteFriends', '/m/rewardCenter'],
  ...['/m/member/home', '/m/voucherCenter', '/m/vouReport', '/m/withdraw', '/m/bankCards'],
  ...['/m/wallets', '/m/member/benefits', '/m/member/manualRebate', '/m/gameRecord'],
  ...['/m/transaction/record', '/m/profitandloss', '/m/securityCenter', '/m/webEmail'],
  ...['/m/message', '/m/jackpot', '/m/winnerBoard', '/m/app'],
];

/** Screens with names of members, games, banks and mails. */
const SCREENS_WITH_NAMES = [
  ...['/m/home', '/m/slot-games', '/m/member/home', '/m/bankCards', '/m/rewardCenter'],
  ...['/m/gameRecord', '/m/securityCenter', '/m/webEmail', '/m/winnerBoard', '/m/activity'],
];

const countElements = () => document.querySelectorAll('*').length;

/** Waits until the screen has its data and its code, and does not grow any more. */
async function whenSettled(waitUntilIdle: () => Promise<void>) {
  await waitForLateStart();
  let before = 0;
  const hasGrown = async () => {
    await expect.element(loadingIndicator()).not.toBeInTheDocument();
    await waitUntilIdle();
    await vi.dynamicImportSettled();
    const last = before;
    before = countElements();
    return before > last;
  };
  await expect.poll(hasGrown, { interval: 200 }).toBe(false);
}

const useLargeText = () => {
  document.documentElement.style.fontSize = '32px';
};

test.each(SCREENS)(
  'nothing is cut, covered or over 320 px wide on %s, when the text is twice as large',
  async (href) => {
    const { admin, logIn, open, waitUntilIdle } = prepareApp();
    await setWindowSize(320, 640);
    await admin('scenarios', { name: 'noPopups' });
    await logIn();
    useLargeText();
    await open(href);
    await whenSettled(waitUntilIdle);
    expect(layoutFaults()).toEqual([]);
  },
);

const HOSTS = ['Camila', 'Abril', 'Jimena'].map((name) => ({
  id: name,
  name,
  photo: '',
  nodeId: '100002',
  gameName: 'Ruleta',
  isOnline: false,
}));

test.each(['/m/register', '/m/home'])(
  'banners are whole and labels of hosts lie apart on %s, with text twice as large in a wide window',
  async (href) => {
    const { admin, answer, open, waitUntilIdle } = prepareApp();
    await setWindowSize(1280, 800);
    await admin('scenarios', { name: 'noPopups' });
    useLargeText();
    answer('/wps/relay/CBS_modelList', () => Response.json({ success: true, value: HOSTS }));
    await open(href);
    await whenSettled(waitUntilIdle);
    expect(layoutFaults()).toEqual([]);
    if (href !== '/m/home') return;
    const hosts = page.getByRole('region', { name: 'Crupieres en vivo' });
    await expect.element(hosts).toBeInTheDocument();
    hosts.element().scrollIntoView();
    const label = page.getByText('Sin transmisión').first();
    await expect.element(label).toBeInTheDocument();
    label.element().scrollIntoView({ block: 'nearest' });
    expect(layoutFaults()).toEqual([]);
  },
);

const LONG = {
  name: 'maximilianoguadalupefernandezdelaconstitucionvillavicencioymontalbanortizdelrioo',
  title: 'Maximiliano Guadalupe Fernández de la Constitución Villavicencio y Montalbán Ort',
};
const ONE_WORD = /^(nickname|account|userName|labelName)$/;
const TITLES =
  /^(gameName|nodeName|displayName|title|kicker|action|bankName|payeeName|name|remark|memberName|vendorName)$/;

/** The reply with 80 characters in each field that holds a name or a title. */
function withLongTexts(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withLongTexts(item, key));
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, withLongTexts(item, name)]),
    );
  if (typeof value !== 'string' || !value || value.includes('/')) return value;
  if (ONE_WORD.test(key)) return LONG.name;
  return TITLES.test(key) ? LONG.title : value;
}

async function prepareLongNames() {
  const app = prepareApp();
  hideMouse();
  await setWindowSize(320, 640);
  await app.admin('scenarios', { name: 'noPopups' });
  await app.logIn();
  app.answer(/^\/(wps|lgw|lotto\/lgw)\//, async ({ method }, send) => {
    const reply = await send();
    return method === 'GET' ? Response.json(withLongTexts(await reply.json()), reply) : reply;
  });
  return app;
}

test.each(SCREENS_WITH_NAMES)(
  'nothing is cut, covered or over 320 px wide on %s, with names of 80 characters',
  async (href) => {
    const { open, waitUntilIdle } = await prepareLongNames();
    await open(href);
    await whenSettled(waitUntilIdle);
    expect(layoutFaults()).toEqual([]);
  },
);

test('nothing is cut, covered or over 320 px wide in the menu, with names of 80 characters', async () => {
  const { open, waitUntilIdle } = await prepareLongNames();
  await open('/m/home');
  await menuButton().click();
  await expect.element(page.getByRole('dialog').getByText(LONG.name).last()).toBeVisible();
  await whenSettled(waitUntilIdle);
  expect(layoutFaults()).toEqual([]);
});
