import type { Page } from 'playwright/test';
import { messageCatalogue, type ScreenMessage } from '../../i18n/messageCatalogue';
import { expect, test } from '../helpers/fixtures';
import { moveTo } from '../helpers/navigation';
import { startSession } from '../helpers/session';

type Admin = Parameters<typeof startSession>[1];
type Cause = (page: Page, admin: Admin) => Promise<unknown>;

const REWARDS = '/wps/relay/MCS2_getRewards';
const NOTICES = '/wps/relay/MCSFE_getListAnnouncements';
const MODELS = '/wps/relay/CBS_modelList';
const CONTRACT = '/wps/relay/MCS2_getSalaryContract';
const KYC = '/wps/member/kyc';
const BANK_CARDS = '/wps/relay/MCS2_getBankCards';

const fail = (admin: Admin, path: string, fault: object) => admin('faults', { path, ...fault });

/** The app finds its own message only for a rejection that brings none. */
const withoutMessages = (admin: Admin) => admin('scenarios', { name: 'noTexts' });

/** A backend that sends codes without messages. */
const reject = (page: Page, path: string, code: string) =>
  page.route(`**${path}*`, (route) => route.fulfill({ json: { success: false, code } }));

async function logIn(page: Page, username: string, password: string) {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form').getByRole('button', { name: 'Ingresar', exact: true }).click();
}

/** What happens on which screen, for each message that no other test of a screen expects. */
const causes: Partial<Record<ScreenMessage, Cause>> = {
  'error.notLoggedIn': async (page, admin) => {
    await fail(admin, NOTICES, { kind: 'status', status: 401 });
    await page.goto('/m/notice');
  },
  'validation.wrongCode': async (page, admin) => {
    await page.goto('/m/login');
    await page.getByRole('tab', { name: 'Celular y SMS' }).click();
    await page.locator('input[name=mobileNum]').fill('987654321');
    await page.locator('input[name=verificationCode]').fill('000000');
    await withoutMessages(admin);
    await page.locator('form').getByRole('button', { name: 'Ingresar', exact: true }).click();
  },
  'validation.userDisabled': async (page, admin) => {
    await admin('state', { table: 'members', id: 'm-lucia', set: { isDisabled: true } });
    await page.goto('/m/login');
    await page.getByRole('tab', { name: 'Usuario' }).waitFor();
    await withoutMessages(admin);
    await logIn(page, 'lucia', 'Feria2025');
  },
  'validation.noStreaming': async (page) => {
    const host = { id: 'c', name: 'Camila', photo: '', nodeId: '100002', gameName: 'Ruleta' };
    await page.route(`**${MODELS}*`, (route) =>
      route.fulfill({ json: { success: true, value: [{ ...host, isOnline: false }] } }),
    );
    await page.goto('/m/home');
    await page.getByRole('heading', { name: 'En vivo', exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: /Sin transmisión.*Camila/ }).click();
  },
};

/** The same on screens of a member, one after another. Returns the address that shows the message. */
const memberCauses: Partial<Record<ScreenMessage, (page: Page, admin: Admin) => Promise<string>>> =
  {
    'error.unknown': async (_, admin) => {
      await fail(admin, REWARDS, { kind: 'status', status: 500 });
      return '/m/rewardCenter';
    },
    'error.noPermission': async () => '/m/member/agent',
    'validation.contactAgent': async (page) => {
      await reject(page, CONTRACT, 'contact_agent');
      return '/m/member/agent/getSalaryContract';
    },
    'validation.pendingReview': async (page) => {
      await reject(page, KYC, 'pending_review');
      return '/m/kyc';
    },
    'validation.payeeMobileInvalid': async (page) => {
      await reject(page, BANK_CARDS, 'payee_mobile_invalid');
      return '/m/bankCards';
    },
    'validation.emptyUrl': async (_, admin) => {
      await admin('scenarios', { name: 'vendorWithoutAddress' });
      await withoutMessages(admin);
      return '/m/play?category=RNG&vendor=PG';
    },
  };

test.use({ allowConsole: [/Failed to load resource/] });

const texts = new Map<string, RegExp>(
  Object.values(messageCatalogue).flatMap((rows) => rows.map(([key, spanish]) => [key, spanish])),
);

for (const [key, cause] of Object.entries(causes)) {
  test(`S8.13 S8.14 the screen shows ${key} after its event`, async ({ page, admin }) => {
    await cause(page, admin);
    await expect(page.getByText(texts.get(key) as RegExp).first()).toBeVisible();
  });
}

test('S8.13 S8.14 each screen of a member shows the message of its event', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/help');
  await page.locator('h1').waitFor();
  for (const [key, cause] of Object.entries(memberCauses))
    await test.step(key, async () => {
      await moveTo(page, await cause(page, admin));
      await expect(page.getByText(texts.get(key) as RegExp).first()).toBeVisible();
    });
});
