import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { type BackendFixtures, expect, test } from '../helpers/fixtures';
import { bottomBar, gameCards, header, toast, waitForIdleCode } from '../helpers/locators';
import { moveToScreen } from '../helpers/navigation';
import { startSession } from '../helpers/session';

type Admin = BackendFixtures['admin'];

interface Hand {
  page: Page;
  admin: Admin;
  /** Taps what can be seen and is not covered. Scrolling and typing are no taps. */
  tap(target: Locator): Promise<void>;
  /** Types into the field that has the focus. Enter is the key of the keyboard that goes on. */
  type(...texts: string[]): Promise<void>;
}

interface Task {
  /** The name in docs/taps.md. */
  name: string;
  persona?: string;
  prepare?(admin: Admin): Promise<unknown>;
  run(hand: Hand): Promise<unknown>;
}

const button = (inside: Page | Locator, name: string | RegExp) =>
  inside.getByRole('button', { name, exact: typeof name === 'string' });
const link = (inside: Page | Locator, name: string | RegExp) =>
  inside.getByRole('link', { name, exact: typeof name === 'string' });
const shortcut = (page: Page, name: string) =>
  link(page.getByRole('main').getByRole('navigation', { name: 'Accesos directos' }), name);
const playFrame = (page: Page) => page.locator('main iframe');

/** The first game of the page that can be tried for free. */
const nameOfFreeGame = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const request = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('GCSGAME_hotGames'));
    const { value } = await (await fetch(request?.name ?? '')).json();
    return value.find(({ supportPlay }: { supportPlay: boolean }) => supportPlay).gameName;
  });

async function removeWayOut(admin: Admin) {
  const { rows } = await admin('rows?table=bankCards&search=m-lucia', undefined, 'GET');
  for (const { id } of rows) await admin('state', { table: 'bankCards', id, remove: true });
  await admin('state', { table: 'securities', id: 'm-lucia', set: { paymentPassword: null } });
}

const tasks: Task[] = [
  {
    name: 'Play the first game',
    async run({ page, tap }) {
      await tap(
        gameCards(page)
          .filter({ hasText: await nameOfFreeGame(page) })
          .first(),
      );
      await tap(button(page.getByRole('dialog'), 'Probar gratis'));
      await expect(playFrame(page)).toBeVisible();
    },
  },
  {
    name: 'Search and play',
    persona: 'member',
    async run({ page, tap, type }) {
      await tap(link(page.getByRole('main'), 'Buscar'));
      await type('torre');
      const found = page.getByRole('main').getByRole('link', { name: /Torre/ }).first();
      await tap(found);
      await tap(button(page.getByRole('dialog'), 'Jugar'));
      await expect(playFrame(page)).toBeVisible();
    },
  },
  {
    name: 'Sign up',
    async run({ page, tap, type }) {
      await tap(link(header(page), 'Registrarse'));
      await tap(page.locator('input[name=username]'));
      await type('marisol');
      await tap(page.locator('input[name=password]'));
      await type('Secreto99');
      await tap(page.locator('input[name=confirmPassword]'));
      await type('Secreto99');
      for (const box of await page
        .locator('label')
        .filter({ has: page.getByRole('checkbox') })
        .all())
        await tap(box);
      await tap(button(page, 'Crear cuenta'));
      await expect(page).toHaveURL(/\/m\/home/);
    },
  },
  {
    name: 'Log in',
    async run({ page, tap, type }) {
      await tap(link(header(page), 'Ingresar'));
      await tap(page.locator('input[name=username]'));
      await type('lucia');
      await tap(page.locator('input[name=password]'));
      await type('Feria2025');
      await tap(button(page.locator('form'), 'Ingresar'));
      await expect(page).toHaveURL(/\/m\/home/);
    },
  },
  {
    name: 'Deposit',
    persona: 'member',
    async run({ page, tap }) {
      await tap(link(header(page), 'Depositar'));
      await tap(button(page.getByRole('main'), '100'));
      await tap(button(page.getByRole('main'), /^Depositar/));
      await expect(page.getByText('Tiempo para pagar')).toBeVisible();
    },
  },
  {
    name: 'Withdraw for the first time',
    persona: 'member',
    prepare: removeWayOut,
    async run({ page, tap, type }) {
      await tap(shortcut(page, 'Retirar'));
      await tap(button(page.getByRole('main'), /^Banco/));
      await tap(button(page.getByRole('dialog'), 'Caja Costa'));
      await type('445566778899', 'Enter', 'Lucía Quispe');
      await tap(button(page.getByRole('main'), 'Guardar cuenta'));
      const sheet = page.getByRole('dialog', { name: 'Contraseña de retiro' });
      await expect(sheet.getByLabel('Contraseña de ingreso')).toBeFocused();
      await type('Feria2025', 'Enter', '135791', 'Enter', '135791');
      await tap(button(sheet, 'Guardar'));
      await tap(button(page.getByRole('main'), '25%'));
      await tap(button(page.getByRole('main'), 'Retirar'));
      const confirmation = page.getByRole('dialog', { name: /^¿Retirar/ });
      await expect(confirmation.getByRole('textbox')).toBeFocused();
      await type('135791');
      await tap(button(confirmation, 'Confirmar retiro'));
      await expect(page).toHaveURL(/\/m\/withdrawReport$/);
    },
  },
  {
    name: 'Withdraw again',
    persona: 'member',
    async run({ page, tap, type }) {
      await tap(shortcut(page, 'Retirar'));
      await tap(button(page.getByRole('main'), '25%'));
      await tap(button(page.getByRole('main'), 'Retirar'));
      const confirmation = page.getByRole('dialog', { name: /^¿Retirar/ });
      await expect(confirmation.getByRole('textbox')).toBeFocused();
      await type('246810');
      await tap(button(confirmation, 'Confirmar retiro'));
      await expect(page).toHaveURL(/\/m\/withdrawReport$/);
    },
  },
  {
    name: 'Claim a reward',
    persona: 'member',
    async run({ page, tap }) {
      await tap(link(bottomBar(page), /^Premios/));
      await tap(button(page, 'Cobrar Visita de hoy'));
      await expect(toast(page)).toContainText('ya está en tu saldo');
    },
  },
  {
    name: 'Find a bet in the records',
    persona: 'member',
    async run({ page, tap }) {
      await tap(link(bottomBar(page), /^Mi cuenta/));
      await tap(link(page.getByRole('main'), 'Apuestas'));
      await tap(page.getByRole('article').getByRole('button').first());
      await expect(page.getByRole('dialog')).toContainText('Total apostado');
    },
  },
  {
    name: 'Keep a favorite and find it again',
    persona: 'member',
    async run({ page, tap }) {
      const heart = button(page.getByRole('main'), /^Agregar .* a favoritos$/).first();
      const name = /^Agregar (.*) a favoritos$/.exec(
        (await heart.getAttribute('aria-label')) ?? '',
      );
      await tap(heart);
      await expect(toast(page)).toContainText('Guardado en favoritos');
      const favourites = page.getByRole('region', { name: 'Favoritos' });
      await tap(link(favourites, /^Ver todo/));
      // Home shows the favourite, too.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favoritos');
      await expect(
        page
          .getByRole('main')
          .getByText(name?.[1] ?? '')
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'Change the language',
    async run({ page, tap }) {
      await tap(button(header(page), 'Abrir menú'));
      const menu = page.getByRole('dialog', { name: 'Menú' });
      await tap(menu.locator('summary').filter({ hasText: 'Idioma' }));
      await tap(menu.locator('label').filter({ hasText: 'English' }));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  },
  {
    name: 'Contact customer service',
    persona: 'member',
    async run({ page, tap }) {
      await tap(button(page, /^Abrir el chat de ayuda/));
      await expect(page).toHaveURL(/\/play\/chat\.html/);
    },
  },
];

/** The taps of each task, as docs/taps.md says. */
const documented = new Map(
  [...readFileSync('docs/taps.md', 'utf8').matchAll(/^\| ([^|]+) \| [^|]+ \| (\d+) \|/gm)].map(
    ([, name = '', taps]) => [name.trim(), Number(taps)] as const,
  ),
);

test('docs/taps.md has the taps of each task', () => {
  expect([...documented.keys()]).toEqual(tasks.map(({ name }) => name));
});

/** Does the task from home, and counts the taps. */
async function countTaps(page: Page, admin: Admin, { run }: Task) {
  let taps = 0;
  await run({
    page,
    admin,
    async tap(target) {
      await target.tap();
      taps += 1;
    },
    async type(...texts) {
      for (const text of texts) {
        if (text === 'Enter') await page.keyboard.press(text);
        else await page.keyboard.type(text);
      }
    },
  });
  return taps;
}

async function openHome(page: Page) {
  await page.goto('/m/home');
  await waitForIdleCode(page);
}

const needsOwnPage = ({ persona, prepare }: Task) => !persona || prepare;

for (const task of tasks.filter(needsOwnPage))
  test(`${task.name} takes the taps of docs/taps.md`, async ({ page, admin }) => {
    if (task.persona) await startSession(page, admin, task.persona);
    await task.prepare?.(admin);
    await openHome(page);
    expect(await countTaps(page, admin, task)).toBe(documented.get(task.name));
  });

test('the other tasks of a member take the taps of docs/taps.md, one after another', async ({
  page,
  admin,
}) => {
  test.slow();
  await startSession(page, admin);
  await openHome(page);
  for (const [index, task] of tasks.filter((one) => !needsOwnPage(one)).entries()) {
    if (index) await moveToScreen(page, '/m/home');
    expect(await countTaps(page, admin, task), task.name).toBe(documented.get(task.name));
  }
});
