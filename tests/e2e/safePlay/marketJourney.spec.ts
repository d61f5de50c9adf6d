import type { Page } from 'playwright/test';
import * as register from '../account/registerPage';
import { gameFrame } from '../games/launchPage';
import { expect, test } from '../helpers/fixtures';
import { moveTo } from '../helpers/navigation';
import { startSession } from '../helpers/session';

/** The words of a journey in one language, and what the market asks for. */
const journeys = [
  {
    market: 'br',
    language: 'pt-BR',
    document: { name: 'CPF', wrong: '529.982.247-26', right: '529.982.247-25' },
    wrongDocument: 'Confira o número. É assim que se escreve: CPF (529.982.247-25)',
    signUp: 'Criar conta',
    signedUp: /safePlay\/limits$/,
    limits: [
      { kind: 'Perdas', period: /^Por dia/, field: 'Valor', value: '300' },
      { kind: 'Tempo', period: /^Por dia/, field: 'Minutos', value: '90' },
    ],
    missingLimits: 'Antes do seu primeiro depósito',
    saveLimit: 'Salvar limite',
    method: 'Pix',
    amount: 'Valor',
    deposit: /^Depositar R\$\s50,00$/,
    paying: 'Escaneie este código para pagar.',
    credited: 'Depósito creditado',
    /** Slots need no plan here. */
    plan: undefined,
    /** The sample games have texts in Spanish and English. */
    spin: 'Spin',
    closeGame: 'Fechar o jogo',
    withdraw: 'Sacar',
    withdrawPassword: 'Senha de saque',
    confirmWithdraw: 'Confirmar saque',
    inReview: 'Em análise',
    withdrawn: /R\$\s60,00/,
    breakDays: '7 dias',
    next: 'Ver o que vai acontecer',
    understand: 'Entendo que não posso',
    startBreak: 'Começar a pausa',
    started: 'Sua pausa começou',
  },
  {
    market: 'es',
    language: 'es',
    document: { name: 'NIF / NIE', wrong: '12345678A', right: '12345678Z' },
    wrongDocument: 'Así se escribe: NIF (12345678Z), NIE (X1234567L)',
    signUp: 'Crear cuenta',
    signedUp: /\/m\/home/,
    limits: [{ kind: 'Depósitos', period: /^Por día/, field: 'Monto', value: '300' }],
    missingLimits: 'Antes de tu primer depósito',
    saveLimit: 'Guardar límite',
    method: 'Bizum',
    amount: 'Monto',
    deposit: /^Depositar 50\.00\s€$/,
    paying: 'Confirma el pago en la página de tu banco.',
    credited: 'Depósito acreditado',
    plan: { choose: 'Planear mi sesión', amount: 'Dinero que puedes perder', start: 'Empezar' },
    spin: 'Girar',
    closeGame: 'Cerrar el juego',
    withdraw: 'Retirar',
    withdrawPassword: 'Contraseña de retiro',
    confirmWithdraw: 'Confirmar retiro',
    inReview: 'En revisión',
    withdrawn: /60\.00\s€/,
    breakDays: '7 días',
    next: 'Ver qué pasará',
    understand: 'Entiendo que no puedo',
    startBreak: 'Empezar la pausa',
    started: 'Tu pausa empezó',
  },
] as const;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

for (const words of journeys)
  for (const theme of ['dark', 'light'] as const)
    test.describe(`market ${words.market} in ${words.language}, ${theme}`, {
      tag: '@S10.18',
    }, () => {
      test.beforeEach(async ({ page, admin }) => {
        await admin('market', { name: words.market });
        await page.addInitScript((name) => {
          // A game in its frame has no storage.
          if (self.origin !== 'null') localStorage.setItem('theme', name);
        }, theme);
      });
      const expectLook = async (page: Page) => {
        await expect(page.locator('html')).toHaveAttribute('lang', words.language);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      };

      test('a visitor signs up with a document, sets the limits, deposits and plays', async ({
        page,
        admin,
      }) => {
        // A whole journey needs more time than one screen.
        test.slow();
        await page.goto('/m/register');
        await expectLook(page);
        await register.fill(page);
        const number = page.getByRole('textbox', { name: words.document.name });
        await number.fill(words.document.wrong);
        await button(page, words.signUp).click();
        await expect(page.getByText(words.wrongDocument)).toBeVisible();
        await number.fill(words.document.right);
        await button(page, words.signUp).click();
        await expect(page).toHaveURL(words.signedUp);

        await moveTo(page, '/m/safePlay/limits');
        await expect(page.getByText(words.missingLimits)).toBeVisible();
        for (const { kind, period, field, value } of words.limits) {
          const section = page.getByRole('main').locator('section').filter({ hasText: kind });
          await section.getByRole('button', { name: period }).click();
          const sheet = page.getByRole('dialog');
          await sheet.getByRole('textbox', { name: field }).fill(value);
          await sheet.getByRole('button', { name: words.saveLimit }).click();
          await expect(sheet).toBeHidden();
        }
        await expect(page.getByText(words.missingLimits)).toHaveCount(0);

        // Brazil asks for it before a deposit.
        await admin('kyc', { account: 'marisol', state: 'verified' });
        await moveTo(page, '/m/voucherCenter');
        await expect(button(page, new RegExp(words.method))).toBeVisible();
        await page.getByRole('textbox', { name: words.amount }).fill('50');
        await button(page, words.deposit).click();
        const code = page.getByRole('img', { name: words.paying });
        await expect(code.or(page.getByText(words.paying)).first()).toBeVisible();
        await admin('scenarios', { name: 'depositsPaid' });
        await page.reload();
        await expect(page.getByRole('heading', { name: words.credited })).toBeVisible();

        await moveTo(page, '/m/play?game=100001');
        if (words.plan) {
          await button(page, words.plan.choose).click();
          const sheet = page.getByRole('dialog');
          await sheet.getByRole('textbox', { name: words.plan.amount }).fill('20');
          await sheet.getByRole('button', { name: words.plan.start }).click();
        }
        const round = page.waitForResponse((response) => response.url().includes('/game/round'));
        await gameFrame(page).getByRole('button', { name: words.spin }).click();
        expect(await (await round).json()).toMatchObject({ success: true });
        await button(page, words.closeGame).click();
        await expectLook(page);
      });

      test('a member withdraws, and takes a break', async ({ page, admin }) => {
        test.slow();
        await startSession(page, admin);
        await page.goto('/m/withdraw');
        await expectLook(page);
        await page.getByRole('textbox', { name: words.amount }).fill('60');
        await button(page, words.withdraw).click();
        await page.getByRole('dialog').getByLabel(words.withdrawPassword).fill('246810');
        await button(page, words.confirmWithdraw).click();
        const newest = page.getByRole('main').getByRole('article').first();
        await expect(newest).toContainText(words.inReview);
        await expect(newest).toContainText(words.withdrawn);

        await moveTo(page, '/m/safePlay/break');
        await button(page, words.breakDays).click();
        await button(page, words.next).click();
        const sheet = page.getByRole('dialog');
        await sheet.getByText(words.understand).click();
        await sheet.getByRole('button', { name: words.startBreak }).click();
        await expect(page.getByRole('heading', { name: words.started })).toBeVisible();
      });
    });
