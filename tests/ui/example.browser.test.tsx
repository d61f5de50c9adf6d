import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Example } from '../../.ladle/workbench/shell/Example';
import { mount } from '../helpers/mount';

test('the workbench copies how a component is written, and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { container } = mount(<Example code="<Button wide />" />);
  const button = container.querySelector('button');
  expect(button?.textContent).toBe('Copy JSX');
  await userEvent.click(button as Element);
  expect(write).toHaveBeenCalledExactlyOnceWith('<Button wide />');
  await expect.poll(() => button?.textContent).toBe('Copied');
});
