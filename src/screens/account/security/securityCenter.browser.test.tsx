import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { securityConfig } from '../../../contract/account/security';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import SecurityCenter from './SecurityCenter';

test('S4.53 nothing is called low, missing or empty, when the backend does not say it', async () => {
  await firstTexts();
  await loadTexts('security', 'member', 'password');
  const { host, logIn, requestsOf } = createFakeHost();
  logIn('lucia');
  const address = signal({ path: '/m/security', query: new URLSearchParams(), historyKey: 'a' });
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{ address } as unknown as App}>
        <SecurityCenter />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  requestsOf(securityConfig)[0]?.answer({ hasPaymentPassword: false });
  await expect.poll(() => container.textContent).toContain(text('security.groupMoney'));
  for (const claim of ['low', 'noCards'] as const)
    expect(container.textContent).not.toContain(text(`security.${claim}`));
  // The payment password is the only one that is known to be missing.
  expect(container.textContent?.split(text('security.missing'))).toHaveLength(2);
});

test('the sheet that the address names opens, also when the first load failed and a retry succeeded', async () => {
  await firstTexts();
  await loadTexts('security', 'member');
  const { host, logIn, requestsOf } = createFakeHost();
  logIn('lucia');
  const query = new URLSearchParams('set=nickname');
  const address = signal({ path: '/m/security', query, historyKey: 'a' });
  const { container, find } = mount(
    <HostContext value={host}>
      <AppContext value={{ address, showError: () => {} } as unknown as App}>
        <SecurityCenter />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  requestsOf(securityConfig)[0]?.fail();
  await expect.poll(() => find('[role=alert] button')).not.toBeNull();
  find('[role=alert] button').click();
  requestsOf(securityConfig)[1]?.answer({ hasPaymentPassword: false });
  // The code of the sheet is loaded first.
  const sheet = expect.poll(() => container.querySelector('dialog[open]'), { timeout: 10_000 });
  await sheet.not.toBeNull();
});
