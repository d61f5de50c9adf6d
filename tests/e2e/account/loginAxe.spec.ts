import { test } from '../helpers/fixtures';
import { moveToScreen } from '../helpers/navigation';
import { testAxe } from '../helpers/testAxe';

// A passkey needs a domain name. An IP address has none.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

const texts = {
  ES: { submit: 'Ingresar', user: 'Usuario', sms: 'Celular y SMS', country: /Código de país/ },
  EN: { submit: 'Log in', user: 'Username', sms: 'Mobile and SMS', country: /Country code/ },
};

testAxe(
  'login, its errors and its country picker have no axe violations',
  'ES',
  async ({ page, language, expectNoViolations }) => {
    const { submit, user, sms, country } = texts[language];
    await page.goto('/m/login');
    await page.getByRole('tab', { name: user }).waitFor();
    await expectNoViolations('login');
    await page.locator('input[name=username]').fill('lucia');
    await page.locator('input[name=password]').fill('Equivocada1');
    await page.locator('form').getByRole('button', { name: submit, exact: true }).click();
    await page.locator('input[name=captcha]').waitFor();
    await expectNoViolations('a wrong password');
    await page.getByRole('tab', { name: sms }).click();
    await page.getByRole('button', { name: country }).click();
    await page.getByRole('searchbox').waitFor();
    await expectNoViolations('the country picker');
    await page.keyboard.press('Escape');
    await moveToScreen(page, '/m/trail');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoViolations('the trial account');
  },
);
