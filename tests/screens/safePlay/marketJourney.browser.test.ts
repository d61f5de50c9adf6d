import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector, main } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import * as register from '../account/registerPage';
import { spinButton, waitForSpin } from './gameFrames';
import { journeys } from './marketJourneys';

const ROUND = '/wps/game/round';

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** A page that is open follows a change of the theme in another tab. */
function changeTheme(newValue: string) {
  localStorage.setItem('theme', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue, storageArea: localStorage }));
}

for (const words of journeys) {
  const title = `S10.18 market ${words.market} in ${words.language}, in both themes,`;

  /** Enters the market. Returns the app, and what shows the page in the other theme and checks how it looks. */
  async function prepare() {
    const app = prepareApp();
    await app.admin('market', { name: words.market });
    // One could open on home while the journey goes on.
    await app.admin('scenarios', { name: 'noPopups' });
    const html = document.documentElement;
    let theme = 'dark';
    const turn = async () => {
      await expect.poll(() => html.lang).toBe(words.language);
      await expect.poll(() => html.dataset.theme).toBe(theme);
      theme = theme === 'dark' ? 'light' : 'dark';
      changeTheme(theme);
      await expect.poll(() => html.dataset.theme).toBe(theme);
    };
    return { ...app, turn };
  }

  test(`${title} signs a visitor up, with limits, a deposit and a round`, async () => {
    const { admin, answer, goTo, open, reload, turn } = await prepare();
    await open('/m/register');
    await turn();
    await register.fillForm();
    if (words.email) await page.getByRole('textbox', { name: words.email }).fill('a@example.com');
    await turn();
    if (words.document) {
      const number = page.getByRole('textbox', { name: words.document.name });
      await number.fill(words.document.wrong);
      await button(words.signUp).click();
      await expect.element(page.getByText(words.document.hint)).toBeVisible();
      await number.fill(words.document.right);
    }
    await button(words.signUp).click();
    if (words.limitsFirst) await expect.poll(address).toMatch(/safePlay\/limits\?registered=1$/);
    else await expect.poll(address).toMatch(/^\/m\/home/);

    if (!words.limitsFirst) goTo('/m/safePlay/limits');
    if (words.missingLimits)
      await expect.element(page.getByText(words.missingLimits)).toBeVisible();
    await turn();
    for (const { kind, period, field, value } of words.limits) {
      const section = bySelector('section', main()).filter({ hasText: kind });
      await section.getByRole('button', { name: period }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox', { name: field }).fill(value);
      await turn();
      await sheet.getByRole('button', { name: words.saveLimit }).click();
      await expect.element(sheet).not.toBeInTheDocument();
    }
    if (words.missingLimits)
      await expect.element(page.getByText(words.missingLimits)).not.toBeInTheDocument();
    if (words.limitsFirst) {
      await button(words.goOn).click();
      await expect.poll(address).toMatch(/^\/m\/home/);
    }

    // Some markets ask for it before a deposit.
    await admin('kyc', { account: 'marisol', state: 'verified' });
    goTo('/m/voucherCenter');
    await button(new RegExp(words.method)).click();
    await page.getByRole('textbox', { name: words.amount }).fill('50');
    await turn();
    await button(words.deposit).click();
    const code = page.getByRole('img', { name: words.paying });
    await expect.element(code.or(page.getByText(words.paying)).first()).toBeVisible();
    await turn();
    await admin('scenarios', { name: 'depositsPaid' });
    await reload();
    await expect.element(page.getByRole('heading', { name: words.credited })).toBeVisible();

    goTo('/m/play?game=100001');
    if (words.facts) {
      await expect
        .element(page.getByRole('listitem').filter({ hasText: words.facts }))
        .toBeVisible();
      await turn();
      await button(words.play).click();
    }
    if (words.plan) {
      await button(words.plan.choose).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox', { name: words.plan.amount }).fill('20');
      await turn();
      await sheet.getByRole('button', { name: words.plan.start }).click();
    }
    await waitForSpin(words.spin);
    await turn();
    const rounds: object[] = [];
    answer(ROUND, async (_, send) => {
      const reply = await send();
      rounds.push(await reply.clone().json());
      return reply;
    });
    await spinButton(words.spin).click();
    await expect.poll(() => rounds).toMatchObject([{ success: true }]);
    await button(words.closeGame).click();
  });

  test(`${title} lets a member withdraw, and take a break`, async () => {
    const { goTo, logIn, open, turn } = await prepare();
    await logIn();
    await open('/m/withdraw');
    await turn();
    await page.getByRole('textbox', { name: words.amount }).fill('60');
    await turn();
    await button(words.withdraw).click();
    await page.getByRole('dialog').getByLabelText(words.withdrawPassword).fill('246810');
    await turn();
    await button(words.confirmWithdraw).click();
    const newest = main().getByRole('article').first();
    await expect.element(newest).toHaveTextContent(words.inReview);
    await expect.element(newest).toHaveTextContent(words.withdrawn);
    await turn();

    goTo('/m/safePlay/break');
    await button(words.breakDays).click();
    await turn();
    await button(words.next).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(words.understand).click();
    await turn();
    await sheet.getByRole('button', { name: words.startBreak }).click();
    await expect.element(page.getByRole('heading', { name: words.started })).toBeVisible();
    await turn();
  });
}
