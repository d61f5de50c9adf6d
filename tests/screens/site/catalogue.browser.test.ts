import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector, field } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';
import { messageCatalogue, type ScreenMessage } from '../../i18n/messageCatalogue';

type App = ReturnType<typeof prepareApp>;

const REWARDS = '/wps/relay/MCS2_getRewards';
const NOTICES = '/wps/relay/MCSFE_getListAnnouncements';
const MODELS = '/wps/relay/CBS_modelList';
const CONTRACT = '/wps/relay/MCS2_getSalaryContract';
const KYC = '/wps/member/kyc';
const BANK_CARDS = '/wps/relay/MCS2_getBankCards';

/** The app finds its own message only for a rejection that brings none. */
const withoutMessages = ({ admin }: App) => admin('scenarios', { name: 'noTexts' });

/** A backend that sends codes without messages. */
const reject = ({ answer }: App, path: string, code: string) =>
  answer(path, () => Response.json({ success: false, code }));

const submitButton = () =>
  bySelector('form').getByRole('button', { name: 'Ingresar', exact: true });

/** What happens on which screen, for each message that no other test of a screen expects. */
const causes: Partial<Record<ScreenMessage, (app: App) => Promise<unknown>>> = {
  async 'error.notLoggedIn'({ admin, open }) {
    await admin('faults', { path: NOTICES, kind: 'status', status: 401 });
    await open('/m/notice');
  },
  async 'validation.wrongCode'(app) {
    await app.open('/m/login');
    await page.getByRole('tab', { name: 'Celular y SMS' }).click();
    await field('mobileNum').fill('987654321');
    await field('verificationCode').fill('000000');
    await withoutMessages(app);
    await submitButton().click();
  },
  async 'validation.userDisabled'(app) {
    await app.admin('state', { table: 'members', id: 'm-lucia', set: { isDisabled: true } });
    await app.open('/m/login');
    await expect.element(page.getByRole('tab', { name: 'Usuario' })).toBeVisible();
    await withoutMessages(app);
    await field('username').fill('lucia');
    await field('password').fill('Feria2025');
    await submitButton().click();
  },
  async 'validation.noStreaming'({ answer, open }) {
    const host = { id: 'c', name: 'Camila', photo: '', nodeId: '100002', gameName: 'Ruleta' };
    answer(MODELS, () => Response.json({ success: true, value: [{ ...host, isOnline: false }] }));
    await open('/m/home');
    const live = page.getByRole('heading', { name: 'En vivo', exact: true });
    await expect.element(live).toBeInTheDocument();
    live.element().scrollIntoView();
    await page.getByRole('link', { name: /Sin transmisión.*Camila/ }).click();
  },
};

/** The same on screens of a member. */
const memberCauses: Partial<Record<ScreenMessage, (app: App) => Promise<unknown>>> = {
  async 'error.unknown'({ admin, open }) {
    await admin('faults', { path: REWARDS, kind: 'status', status: 500 });
    await open('/m/rewardCenter');
  },
  'error.noPermission': ({ open }) => open('/m/member/agent'),
  'validation.contactAgent'(app) {
    reject(app, CONTRACT, 'contact_agent');
    return app.open('/m/member/agent/getSalaryContract');
  },
  'validation.pendingReview'(app) {
    reject(app, KYC, 'pending_review');
    return app.open('/m/kyc');
  },
  'validation.payeeMobileInvalid'(app) {
    reject(app, BANK_CARDS, 'payee_mobile_invalid');
    return app.open('/m/bankCards');
  },
  async 'validation.emptyUrl'(app) {
    await app.admin('scenarios', { name: 'vendorWithoutAddress' });
    await withoutMessages(app);
    await app.open('/m/play?category=RNG&vendor=PG');
  },
};

const texts = new Map<string, RegExp>(
  Object.values(messageCatalogue).flatMap((rows) => rows.map(([key, spanish]) => [key, spanish])),
);
const expectMessage = (key: string) =>
  expect.element(page.getByText(texts.get(key) as RegExp).first()).toBeVisible();

test.each(Object.entries(causes))(
  'S8.13 S8.14 the screen shows %s after its event',
  async (key, cause) => {
    const app = prepareApp();
    app.allowConsole(/The server failed/);
    await cause(app);
    await expectMessage(key);
  },
);

test.each(Object.entries(memberCauses))(
  'S8.13 S8.14 the screen of a member shows %s after its event',
  async (key, cause) => {
    const app = prepareApp();
    app.allowConsole(/The server failed/);
    await app.logIn();
    await cause(app);
    await expectMessage(key);
  },
);
