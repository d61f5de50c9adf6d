import { expect, test, vi } from 'vitest';
import { copy } from '../../mocks/panel/page';
import { Settings } from '../../mocks/panel/parts/Settings';
import { message } from '../../mocks/panel/state';
import { mount } from '../kit/mount';

test('a setting is not sent, and the panel says why, when its JSON is broken', async () => {
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

test('the panel shows a text instead of calling it copied, when the browser cannot copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await copy(() => 'curl /wps', 'The command is copied.');
  expect(message.value).toBe('Error: copy it by hand: curl /wps');
});
