import { violations } from '../axe';
import { expect, test } from '../fixtures';

// A passkey needs a domain name. An IP address has none.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

const texts = {
  ES: { submit: 'Ingresar', user: 'Usuario', sms: 'Celular y SMS', country: /Código de país/ },
  EN: { submit: 'Log in', user: 'Username', sms: 'Mobile and SMS', country: /Country code/ },
};

for (const code of ['ES', 'EN'] as const) {
  test(`login, its errors and its country picker have no axe violations, in ${code}`, async ({
    page,
  }) => {
    test.slow();
    const { submit, user, sms, country } = texts[code];
    await page.addInitScript((language) => localStorage.setItem('language', language), code);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/m/login');
    await page.getByRole('tab', { name: user }).waitFor();
    expect(await violations(page, code)).toEqual([]);
    await page.locator('input[name=username]').fill('lucia');
    await page.locator('input[name=password]').fill('Equivocada1');
    await page.locator('form').getByRole('button', { name: submit, exact: true }).click();
    await page.locator('input[name=captcha]').waitFor();
    expect(await violations(page, code)).toEqual([]);
    await page.getByRole('tab', { name: sms }).click();
    await page.getByRole('button', { name: country }).click();
    await page.getByRole('searchbox').waitFor();
    expect(await violations(page, code)).toEqual([]);
    await page.goto('/m/trail');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page, code)).toEqual([]);
  });
}
