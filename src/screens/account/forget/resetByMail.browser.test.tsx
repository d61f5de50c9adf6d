import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { mailRecovery } from '../../../contract/account/password';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { ResetByMail } from './ResetByMail';

test('the address can be corrected, when it is rejected as the mail is sent again', async () => {
  await firstTexts();
  await loadTexts('password', 'session');
  const { host, requestsOf } = createFakeHost();
  const { find } = mount(
    <HostContext value={host}>
      <AppContext value={{ showError: () => {}, showToast: () => {} } as unknown as App}>
        <ResetByMail />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await userEvent.fill(find('input'), 'ana@example.com');
  find<HTMLFormElement>('form').requestSubmit();
  await expect.poll(() => requestsOf(mailRecovery)).toHaveLength(1);
  requestsOf(mailRecovery)[0]?.answer({});
  await expect.poll(() => find('.forget-sent')).not.toBeNull();
  find<HTMLFormElement>('form').requestSubmit();
  await expect.poll(() => requestsOf(mailRecovery)).toHaveLength(2);
  requestsOf(mailRecovery)[1]?.reject('anything', { field: 'email' });
  await expect.poll(() => find('input[aria-invalid=true]')).not.toBeNull();
  expect(document.activeElement).toBe(find('input'));
});
