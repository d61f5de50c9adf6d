import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../helpers/fixtures';
import { gameCards } from '../helpers/locators';

// An unknown address, two that look like a file, and the shortest one.
test('S2.01 S2.02 home opens, when the server is asked for a page that it does not know', async ({
  page,
}) => {
  for (const path of ['/abc', '/m/index.html', '/index.html', '/']) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Destacados' }), path).toBeVisible();
    await expect(page).toHaveTitle('Inicio · Feria');
  }
  await page.goto('/abc');
  await expect(page).toHaveURL(/\/m\/home$/);
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
