import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../tests/helpers/mount';
import { copy } from './page';
import { Pushes } from './parts/Pushes';
import { Settings } from './parts/Settings';
import { message, shouldReload } from './state';

test('a setting is not sent, and the panel shows the error, when its JSON is broken', async () => {
  const rows = [{ id: 'kyc', value: { reviewHours: 24 } }];
  const reply = { success: true, value: { count: 1, rows } };
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(reply));
  const { find } = mount(<Settings />, { strict: false });
  await expect.poll(() => find('input[name=value]')).not.toBeNull();
  const field = find<HTMLInputElement>('input[name=value]');
  field.value = '{24';
  field.form?.requestSubmit();
  await expect.poll(() => message.value).toMatch(/^Error: .*JSON/);
  expect(fetched).toHaveBeenCalledOnce();
});

test('the panel shows the text to copy, and does not say that it is copied, when the browser cannot copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await copy(() => 'curl /wps', 'The command is copied.');
  expect(message.value).toBe('Error: copy it by hand: curl /wps');
});

test('the panel says that a pop-up is sent to everybody, and mail to the account', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ success: true }));
  shouldReload.value = false;
  onTestFinished(() => {
    shouldReload.value = true;
  });
  mount(<Pushes />, { strict: false });
  await page.getByRole('button', { name: 'Mail' }).click();
  await expect.poll(() => message.value).toBe('Mail is sent to lucia.');
  await page.getByRole('button', { name: 'Pop-up for everybody' }).click();
  await expect.poll(() => message.value).toBe('A pop-up is sent to everybody.');
});
