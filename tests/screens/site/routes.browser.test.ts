import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { main, toast } from '../../helpers/locators';
import { address, prepareApp, waitForLateStart } from '../../helpers/openApp';
import { setSetting } from '../../helpers/settings';
import { openScreen, title } from './sitePage';

const featured = () => page.getByRole('region', { name: 'Destacados' });
const back = () => page.getByRole('button', { name: 'Volver' });
const documentTitle = () => document.title;

test('S2.01 S2.02 home opens, at each of its addresses and at unknown addresses', async () => {
  const { goTo, open } = prepareApp();
  await open('/m/home');
  for (const path of ['/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/xyz']) {
    goTo('/m/language');
    await expect.poll(documentTitle).toBe('Idioma · Feria');
    goTo(path);
    await expect.element(featured(), { message: path }).toBeVisible();
    await expect.poll(documentTitle).toBe('Inicio · Feria');
    if (path === '/m/xyz') await expect.poll(address).toBe('/m/home');
  }
});

test('S2.02 a toast says that the page is gone, at an unknown address and not at home', async () => {
  const { open, reload } = prepareApp();
  // Paths have their own upper case: this is not /m/gameRecord.
  for (const path of ['/m/gamerecord', '/m/xyz']) {
    await open(path);
    await expect
      .element(toast())
      .toHaveTextContent(/^Esa página ya no existe\. Te llevamos al inicio\.$/);
    await expect.poll(address).toBe('/m/home');
  }
  await reload();
  await expect.element(featured()).toBeVisible();
  await waitForLateStart();
  await expect.element(toast()).toBeEmptyDOMElement();
});

test('S2.34 S2.83 S3.29 the language picker has a flag for each language, and titles follow the choice', async () => {
  const { goTo, open } = prepareApp();
  await open('/m/language');
  await expect.element(title()).toHaveTextContent(/^Idioma$/);
  await expect.poll(documentTitle).toBe('Idioma · Feria');
  const languages = page.getByRole('radiogroup', { name: 'Idioma' });
  await expect.poll(() => languages.getByRole('radio').length).toBe(2);
  expect(languages.element().querySelectorAll('img')).toHaveLength(2);
  await expect.element(page.getByRole('radio', { name: 'Español' })).toBeChecked();
  await page.getByText('English').click();
  await expect.element(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect.poll(() => document.documentElement.lang).toBe('en');
  await expect.element(title()).toHaveTextContent(/^Language$/);
  await expect.poll(documentTitle).toBe('Language · Feria');
  goTo('/m/trail');
  await expect.element(title()).toHaveTextContent(/^Free play$/);
  await expect.poll(documentTitle).toBe('Free play · Feria');
});

test('S2.83 S3.29 the language picker has the languages of the site, also one without a dictionary', async () => {
  const { admin, open } = prepareApp();
  await setSetting(admin, 'site', { languages: ['ES', 'UR', 'BN'] });
  await open('/m/language');
  await expect.poll(() => page.getByRole('radio').length).toBe(3);
  expect(page.getByRole('radiogroup').element().querySelectorAll('img')).toHaveLength(3);
  await page.getByText('বাংলা').click();
  await expect.poll(documentTitle).toMatch(/^ভাষা/);
  await page.getByText('اردو').click();
  await expect.element(page.getByRole('radio', { name: 'اردو' })).toBeChecked();
});

test('S2.36 S2.37 S2.38 back goes one step back, and home from some screens or without a history', async () => {
  const { goTo, open } = prepareApp();
  await open('/m/service');
  await page.getByRole('link', { name: /Centro de ayuda/ }).click();
  await expect.element(title()).toHaveTextContent(/^Centro de ayuda$/);
  await back().click();
  await expect.poll(address).toBe('/m/service');
  await expect.element(title()).toHaveTextContent(/^Atención al cliente$/);
  await back().click();
  await expect.poll(address).toBe('/m/home');
  // All of them: src/app/routes/routes.test.ts.
  for (const path of ['login', 'activity', 'message']) {
    for (const before of ['language', 'help']) await openScreen(goTo, `/m/${before}`);
    await openScreen(goTo, `/m/${path}`);
    await back().click();
    await expect.poll(address, { message: `back from ${path}` }).toBe('/m/home');
  }
});

test('S2.36 back from login leads home and adds no entry to the history', async () => {
  const { goTo, open } = prepareApp();
  await open('/m/home');
  await expect.element(featured()).toBeVisible();
  for (const before of ['home', 'help']) {
    await openScreen(goTo, `/m/${before === 'home' ? 'login' : before}`);
    if (before !== 'home') await openScreen(goTo, '/m/login');
    const count = history.length;
    await back().click();
    await expect.poll(address, { message: `back from login after ${before}` }).toBe('/m/home');
    expect(history.length, `entries after ${before}`).toBe(count);
  }
  history.back();
  await expect.element(title()).toHaveTextContent(/^Centro de ayuda$/);
});

test('S1.12 S2.31 S3.13 language, service, agreement and policy open by address, a contact in a new tab', async () => {
  const { goTo, open } = prepareApp();
  await open('/m/service');
  const whatsapp = main().getByRole('link', { name: /WhatsApp/ });
  await expect.element(whatsapp).toHaveAttribute('href', 'https://wa.me/51900000021');
  await expect.element(whatsapp).toHaveAttribute('target', '_blank');
  await expect.element(whatsapp).toHaveAttribute('rel', expect.stringMatching(/noopener/));
  for (const [path, text] of [
    ['/m/language', 'English'],
    ['/m/agreement', 'Quién puede jugar'],
    ['/m/policy', 'No vendemos tus datos'],
  ] as const) {
    goTo(path);
    await expect.element(page.getByText(text).first()).toBeVisible();
  }
});
