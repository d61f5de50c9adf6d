import type { Page } from 'playwright/test';
import { messageCatalogue, type ScreenMessage } from '../../i18n/messageCatalogue';
import { expect, test } from '../helpers/fixtures';
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
  'error.unknown': async (page, admin) => {
    await startSession(page, admin);
    await fail(admin, REWARDS, { kind: 'status', status: 500 });
    await page.goto('/m/rewardCenter');
  },
  'validation.emptyUrl': async (page, admin) => {
    await startSession(page, admin);
    await admin('scenarios', { name: 'vendorWithoutAddress' });
    await withoutMessages(admin);
    await page.goto('/m/play?category=RNG&vendor=PG');
  },
  'error.notLoggedIn': async (page, admin) => {
    await fail(admin, NOTICES, { kind: 'status', status: 401 });
    await page.goto('/m/notice');
  },
  'error.noPermission': async (page, admin) => {
    await startSession(page, admin);
    await page.goto('/m/member/agent');
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
  'validation.contactAgent': async (page, admin) => {
    await startSession(page, admin);
    await reject(page, CONTRACT, 'contact_agent');
    await page.goto('/m/member/agent/getSalaryContract');
  },
  'validation.pendingReview': async (page, admin) => {
    await startSession(page, admin);
    await reject(page, KYC, 'pending_review');
    await page.goto('/m/kyc');
  },
  'validation.payeeMobileInvalid': async (page, admin) => {
    await startSession(page, admin);
    await reject(page, BANK_CARDS, 'payee_mobile_invalid');
    await page.goto('/m/bankCards');
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
