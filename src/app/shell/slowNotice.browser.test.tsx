import { signal } from '@kit/render/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, settled } from '../../../tests/helpers/mount';
import { slowRequests } from '../../api/slowRequests';
import { firstWords, loadWords } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { countLook, openLooks } from '../../stores/base/openLooks';
import { Sheet } from '../../ui/overlays/Sheet';
import { SlowNotice } from './SlowNotice';

const slow = (isCommand = false) => ({ isCommand, stop: vi.fn() });
const notice = () => document.querySelector('.slownotice');

beforeEach(async () => {
  await firstWords();
  await loadWords('waiting');
});
afterEach(() => {
  slowRequests.value = [];
});

test('S9.07 says that the server is slow and that the app still waits, while a read is slow', async () => {
  mount(<SlowNotice />);
  expect(notice()).toBeNull();
  slowRequests.value = [slow()];
  await expect.poll(() => notice()?.textContent).toContain(text('waiting.read'));
  slowRequests.value = [];
  await expect.poll(notice).toBeNull();
});

test('S9.07 says that a command may still be carried out, when one of the slow requests is a command', async () => {
  slowRequests.value = [slow(), slow(true)];
  mount(<SlowNotice />);
  await expect.poll(() => notice()?.textContent).toContain(text('waiting.command'));
});

test('S9.07 says without a button that the app looks for a command whose reply was lost, until it is found', async () => {
  mount(<SlowNotice />);
  let find = () => {};
  const look = countLook(new Promise<void>((found) => (find = found)));
  await expect.poll(() => notice()?.textContent).toBe(text('waiting.look'));
  find();
  await look;
  expect(openLooks.value).toBe(0);
  await expect.poll(notice).toBeNull();
});

test('S9.07 its button stops every slow request', async () => {
  const requests = [slow(), slow(true)];
  slowRequests.value = requests;
  mount(<SlowNotice />);
  await expect.poll(notice).not.toBeNull();
  notice()?.querySelector('button')?.click();
  for (const { stop } of requests) expect(stop).toHaveBeenCalledOnce();
});

test('S9.07 is in the open sheet, above its card, and back on the page when the sheet is closed', async () => {
  const open = signal(true);
  const sheet = (
    <Sheet open={open} title="Sheet" closeLabel="Close">
      <p>Content</p>
    </Sheet>
  );
  const { container } = mount(
    <>
      {sheet}
      <SlowNotice />
    </>,
  );
  slowRequests.value = [slow()];
  await expect.poll(() => notice()?.parentElement?.tagName).toBe('DIALOG');
  await settled();
  const card = container.querySelector('.sheet-card') as Element;
  await expect
    .poll(() => card.getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(notice()?.getBoundingClientRect().bottom as number);
  open.value = false;
  await expect.poll(() => notice()?.closest('dialog')).toBeNull();
});
