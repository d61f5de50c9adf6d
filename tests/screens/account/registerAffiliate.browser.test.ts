import { expect, onTestFinished, test, vi } from 'vitest';
import { toast } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { allRequests, requestsTo } from '../../helpers/requestLog';
import {
  affiliateCode,
  fillForm,
  openRegister,
  REGISTER,
  readError,
  submitButton,
} from './registerPage';

const AFFILIATE = '/wps/agent/affiliate';
const WRONG_CODE = 'El código de invitación no es válido.';

test('S4.12 hides the field and sends the code, when the code of the link is valid', async () => {
  const app = prepareApp();
  await openRegister(app, '?code=lucia1');
  await fillForm();
  await expect.element(affiliateCode()).not.toBeInTheDocument();
  await submitButton().click();
  await expect.poll(address).toBe('/m/home');
  expect((await requestsTo(app.admin, REGISTER))[0]?.body.affiliateCode).toBe('LUCIA1');
});

test('S4.12 S5.22 S5.12 shows the field for an unknown code of the link, and checks the one typed instead', async () => {
  const app = prepareApp();
  await openRegister(app, '?code=NADIE');
  await expect.element(affiliateCode()).toHaveValue('NADIE');
  await expect
    .poll(() => readError(affiliateCode()))
    .toContain('El enlace de invitación tiene un error.');
  await fillForm();
  await affiliateCode().fill('victor1');
  await app.admin('log', undefined, 'DELETE');
  await submitButton().click();
  await expect.poll(address).toBe('/m/home');
  const paths = (await allRequests(app.admin)).map(({ path }) => path);
  expect(paths.indexOf(AFFILIATE)).toBeGreaterThanOrEqual(0);
  expect(paths.indexOf(AFFILIATE)).toBeLessThan(paths.indexOf(REGISTER));
  expect((await requestsTo(app.admin, REGISTER))[0]?.body.affiliateCode).toBe('VICTOR1');
});

test('S4.12 S5.12 S8.04 shows the field without a link, and does not register with a wrong code', async () => {
  const app = prepareApp();
  await openRegister(app);
  await fillForm();
  await affiliateCode().fill('NADIE');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await submitButton().click();
  await expect.element(toast()).toHaveTextContent(WRONG_CODE);
  await expect.element(toast()).toBeVisible();
  await expect.element(affiliateCode()).not.toHaveFocus();
  await vi.advanceTimersByTimeAsync(1100);
  await expect.element(toast()).not.toHaveTextContent(WRONG_CODE);
  await expect.element(affiliateCode()).toHaveFocus();
  expect(readError(affiliateCode())).toContain(WRONG_CODE);
  expect(await requestsTo(app.admin, REGISTER)).toEqual([]);
});
