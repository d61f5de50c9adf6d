import { readdirSync, readFileSync } from 'node:fs';
import { setSetting } from '../../helpers/settings';
import { expect, test } from '../helpers/fixtures';
import { gameCards, toast, waitForIdleCode } from '../helpers/locators';
import { moveTo, moveToScreen } from '../helpers/navigation';

test('S2.01 S2.02 home opens, at each of its addresses and at unknown addresses', async ({
  page,
}) => {
  const expectHome = async (path: string) => {
    await expect(page.getByRole('region', { name: 'Destacados' }), path).toBeVisible();
    await expect(page).toHaveTitle('Inicio · Feria');
  };
  // Loaded from the server: an unknown address, two that look like a file, and the shortest one.
  for (const path of ['/abc', '/m/index.html', '/index.html', '/']) {
    await page.goto(path);
    await expectHome(path);
  }
  for (const path of ['/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/xyz', '/abc']) {
    await moveTo(page, '/m/language');
    await expect(page).toHaveTitle('Idioma · Feria');
    await moveTo(page, path);
    await expectHome(path);
    if (['/m/xyz', '/abc'].includes(path)) await expect(page).toHaveURL(/\/m\/home$/);
  }
});

test('S2.02 a toast says that the page is gone, at an unknown address and not at home', async ({
  page,
}) => {
  // Paths have their own upper case: this is not /m/gameRecord.
  for (const path of ['/m/gamerecord', '/m/xyz']) {
    await page.goto(path);
    await expect(toast(page)).toHaveText('Esa página ya no existe. Te llevamos al inicio.');
    await expect(page).toHaveURL(/\/m\/home$/);
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Destacados' })).toBeVisible();
  await waitForIdleCode(page);
  await expect(toast(page)).toBeEmpty();
});

/** The scripts of the build that have the address of an endpoint of a screen. */
const scriptsWith = (address: string) =>
  readdirSync('dist/assets').filter(
    (file) => file.endsWith('.js') && readFileSync(`dist/assets/${file}`, 'utf8').includes(address),
  );

test('S2.32 home loads no script of deposit, withdrawal, identity check, help or menu', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/m/home');
  await expect(gameCards(page).first()).toBeVisible();
  // Without the hash of its content, in which chance may write such a word: `idle-DKyCf1pn.js`.
  const names = scripts.map((path) => path.replace(/-[\w-]{8}\.js$/, ''));
  expect(names.filter((name) => /deposit|withdraw|kyc|help|sidemenu/i.test(name))).toEqual([]);
  // By what they contain too: the code could be in a script of another name.
  for (const address of ['/wps/transaction/withdraw', '/wps/member/kyc']) {
    const files = scriptsWith(address);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => scripts.includes(`/assets/${file}`))).toEqual([]);
  }
});

test('S2.34 S2.83 S3.29 the language picker has a flag for each language, and titles follow the choice', async ({
  page,
  admin,
}) => {
  await page.goto('/m/language');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Idioma');
  await expect(page).toHaveTitle('Idioma · Feria');
  const languages = page.getByRole('radiogroup', { name: 'Idioma' });
  await expect(languages.getByRole('radio')).toHaveCount(2);
  await expect(languages.locator('img')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
  await page.getByText('English').click();
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Language');
  await expect(page).toHaveTitle('Language · Feria');
  await moveTo(page, '/m/trail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free play');
  await expect(page).toHaveTitle('Free play · Feria');

  const enabled = { languages: ['ES', 'UR', 'BN'] };
  await setSetting(admin, 'site', enabled);
  await page.goto('/m/language');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radiogroup').locator('img')).toHaveCount(3);
  await page.getByText('বাংলা').click();
  await expect(page).toHaveTitle(/^ভাষা/);
  await page.getByText('اردو').click();
  await expect(page.getByRole('radio', { name: 'اردو' })).toBeChecked();
});

test('S2.36 S2.37 S2.38 back goes one step back, and home from some screens or without a history', async ({
  page,
}) => {
  await page.goto('/m/service');
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: /Centro de ayuda/ }).click();
  await expect(title).toHaveText('Centro de ayuda');
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/m\/service$/);
  await expect(title).toHaveText('Atención al cliente');
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  // All of them: src/app/routes/routes.test.ts.
  for (const path of ['login', 'activity', 'message']) {
    for (const before of ['language', 'help']) await moveToScreen(page, `/m/${before}`);
    await moveToScreen(page, `/m/${path}`);
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page, `back from ${path}`).toHaveURL(/\/m\/home$/);
  }
});

test('S2.36 back from login leads home and adds no entry to the history', async ({ page }) => {
  await page.goto('/m/home');
  const entries = () => page.evaluate(() => history.length);
  const title = page.getByRole('heading', { level: 1 });
  for (const before of ['home', 'help']) {
    await moveToScreen(page, `/m/${before === 'home' ? 'login' : before}`);
    if (before !== 'home') await moveToScreen(page, '/m/login');
    const count = await entries();
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page, `back from login after ${before}`).toHaveURL(/\/m\/home$/);
    expect(await entries(), `entries after ${before}`).toBe(count);
  }
  await page.goBack();
  await expect(title).toHaveText('Centro de ayuda');
});

test('S1.12 S2.31 S3.13 language, service, agreement and policy open by address, a contact in a new tab', async ({
  page,
}) => {
  await page.goto('/m/service');
  const whatsapp = page.getByRole('main').getByRole('link', { name: /WhatsApp/ });
  await expect(whatsapp).toHaveAttribute('href', 'https://wa.me/51900000021');
  await expect(whatsapp).toHaveAttribute('target', '_blank');
  await expect(whatsapp).toHaveAttribute('rel', /noopener/);
  for (const [path, text] of [
    ['/m/language', 'English'],
    ['/m/agreement', 'Quién puede jugar'],
    ['/m/policy', 'No vendemos tus datos'],
  ] as const) {
    await moveTo(page, path);
    await expect(page.getByText(text).first()).toBeVisible();
  }
});
