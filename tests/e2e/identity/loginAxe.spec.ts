import { complaints } from '../axe';
import { expect, test } from '../fixtures';

// The passkey door stands only where a domain is.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

const words = {
  ES: { log: 'Ingresar', user: 'Usuario', sms: 'Celular y SMS', country: /Código de país/ },
  EN: { log: 'Log in', user: 'Username', sms: 'Mobile and SMS', country: /Country code/ },
};

for (const theme of ['dark', 'light'] as const) {
  for (const code of ['ES', 'EN'] as const) {
    test(`login, its errors and its pickers are accessible: ${theme}, ${code}`, async ({
      page,
    }) => {
      const { log, user, sms, country } = words[code];
      await page.addInitScript(
        ([colours, language]) => {
          localStorage.setItem('theme', colours);
          localStorage.setItem('language', language);
        },
        [theme, code] as const,
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/m/login');
      await page.getByRole('tab', { name: user }).waitFor();
      expect(await complaints(page)).toEqual([]);
      await page.locator('input[name=username]').fill('lucia');
      await page.locator('input[name=password]').fill('Equivocada1');
      await page.locator('form').getByRole('button', { name: log, exact: true }).click();
      await page.locator('input[name=captcha]').waitFor();
      expect(await complaints(page)).toEqual([]);
      await page.getByRole('tab', { name: sms }).click();
      await page.getByRole('button', { name: country }).click();
      await page.getByRole('searchbox').waitFor();
      expect(await complaints(page)).toEqual([]);
      await page.goto('/m/trail');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await complaints(page)).toEqual([]);
    });
  }
}
