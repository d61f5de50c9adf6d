import { expect, test, vi } from 'vitest';
import { mount } from '../../tests/helpers/mount';
import { Snapshots } from './parts/Snapshots';
import { message } from './state';

test('the same file can be chosen again, after its import has failed', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ success: true, value: [] }),
  );
  const { find } = mount(<Snapshots />, { strict: false });
  const input = find<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['{'], 'state.json', { type: 'application/json' }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => message.value).toMatch(/^Error: .*JSON/);
  // A browser reports no change, when the chosen file is still in the field.
  expect(input.files).toHaveLength(0);
});
