import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { field, header, toast } from '../../helpers/locators';
import { address, prepareApp, waitForLateStart } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';
import * as login from './loginPage';

/** A new tab of someone who logged in with "remember" before. */
function prepareNewTab(password = login.PASSWORD) {
  const app = prepareApp();
  const encoded = btoa(`${btoa(password)}.feria`);
  localStorage.setItem('remPass', JSON.stringify({ username: 'lucia', password: encoded }));
  localStorage.setItem('autoLogin', '1');
  return app;
}

const notice = () => page.getByRole('status').filter({ hasText: 'Ingresando como lucia' });

/** Holds the timers of three seconds back. The result runs those that wait, and tells how many there were. */
function holdTimers() {
  const held = new Map<number, () => void>();
  // No timer of the browser has a negative id.
  let lastId = 0;
  const { setTimeout: start, clearTimeout: stop } = window;
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay?: number) => {
    if (delay !== 3000) return start(run, delay);
    held.set(--lastId, run);
    return lastId;
  }) as typeof setTimeout);
  vi.spyOn(window, 'clearTimeout').mockImplementation((id) => {
    if (!held.delete(id as number)) stop(id);
  });
  return () => {
    const waiting = [...held.values()];
    held.clear();
    for (const run of waiting) run();
    return waiting.length;
  };
}

test('S4.49 a new tab with a remembered password logs in by itself and returns to the page that asked', async () => {
  const { holdBack, open, session } = prepareNewTab();
  const release = holdBack(login.LOGIN);
  await open('/m/rewardCenter');
  await expect.poll(address).toMatch(/^\/m\/login\?back=/);
  await expect.element(notice()).toBeVisible();
  await expect.element(login.password()).toHaveValue(login.PASSWORD);
  release();
  await expect.poll(address).toBe('/m/rewardCenter');
  await expect.element(notice()).not.toBeInTheDocument();
  expect(session()).toMatchObject({ userName: 'lucia' });
});

test('S4.49 a cancelled automatic login sends nothing, keeps the form, and does not start after a reload', async () => {
  const runTimers = holdTimers();
  const app = prepareNewTab();
  await login.open(app);
  await notice().getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(runTimers()).toBe(0);
  await expect.element(login.password()).toHaveValue(login.PASSWORD);
  await app.reload();
  await expect.element(login.password()).toHaveValue(login.PASSWORD);
  await waitForLateStart();
  expect(runTimers()).toBe(0);
  await expect.element(notice()).not.toBeInTheDocument();
  expect(await countRequests(app.admin, login.LOGIN)).toBe(0);
});

test('S4.49 shows the filled form with the reason on the page that is open, and no other tab tries again', async () => {
  const { admin, open } = prepareNewTab('Wrong2025');
  await open('/m/home');
  await expect.element(notice()).toBeVisible();
  const form = page.getByRole('dialog', { name: 'Ingresar' });
  await expect.element(field('password', form)).toHaveValue('Wrong2025');
  await expect.element(toast()).toHaveTextContent(/^El usuario o la contraseña no coinciden$/);
  await expect.element(header().getByRole('link', { name: 'Ingresar' })).toBeInTheDocument();
  expect(await countRequests(admin, login.LOGIN)).toBe(1);
  expect(localStorage.getItem('autoLogin')).toBe('0');
});
