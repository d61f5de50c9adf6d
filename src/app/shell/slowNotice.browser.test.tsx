import { signal } from '@kit/render/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { createSlowRequests } from '../../api/slowRequests';
import { firstWords, loadWords } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { createOpenLooks } from '../../stores/base/openLooks';
import { HostContext } from '../../stores/base/useStore';
import { Sheet } from '../../ui/overlays/Sheet';
import { SlowNotice } from './SlowNotice';

const slow = (isCommand = false) => ({ isCommand, stop: vi.fn() });
const shown = () => document.querySelector('.slownotice');

beforeEach(async () => {
  await firstWords();
  await loadWords('waiting');
});

function open() {
  const { host } = createFakeHost();
  return {
    notice: (
      <HostContext value={host}>
        <SlowNotice />
      </HostContext>
    ),
    ...host.use(createSlowRequests),
    ...host.use(createOpenLooks),
  };
}

test('S9.07 says that the server is slow and that the app still waits, while a read is slow', async () => {
  const { notice, slowRequests } = open();
  mount(notice);
  expect(shown()).toBeNull();
  slowRequests.value = [slow()];
  await expect.poll(() => shown()?.textContent).toContain(text('waiting.read'));
  slowRequests.value = [];
  await expect.poll(shown).toBeNull();
});

test('S9.07 says that a command may still be carried out, when one of the slow requests is a command', async () => {
  const { notice, slowRequests } = open();
  slowRequests.value = [slow(), slow(true)];
  mount(notice);
  await expect.poll(() => shown()?.textContent).toContain(text('waiting.command'));
});

test('S9.07 says without a button that the app looks for a command whose reply was lost, until it is found', async () => {
  const { count, countLook, notice } = open();
  mount(notice);
  let find = () => {};
  const look = countLook(new Promise<void>((found) => (find = found)));
  await expect.poll(() => shown()?.textContent).toBe(text('waiting.look'));
  find();
  await look;
  expect(count.value).toBe(0);
  await expect.poll(shown).toBeNull();
});

test('S9.07 its button stops every slow request', async () => {
  const { notice, slowRequests } = open();
  const requests = [slow(), slow(true)];
  slowRequests.value = requests;
  mount(notice);
  await expect.poll(shown).not.toBeNull();
  shown()?.querySelector('button')?.click();
  for (const { stop } of requests) expect(stop).toHaveBeenCalledOnce();
});

test('S9.07 is in the open sheet, above its card, and back on the page when the sheet is closed', async () => {
  const { notice, slowRequests } = open();
  const isOpen = signal(true);
  const sheet = (
    <Sheet open={isOpen} title="Sheet" closeLabel="Close">
      <p>Content</p>
    </Sheet>
  );
  const { container } = mount(
    <>
      {sheet}
      {notice}
    </>,
  );
  slowRequests.value = [slow()];
  await expect.poll(() => shown()?.parentElement?.tagName).toBe('DIALOG');
  await settled();
  const card = container.querySelector('.sheet-card') as Element;
  await expect
    .poll(() => card.getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(shown()?.getBoundingClientRect().bottom as number);
  isOpen.value = false;
  await expect.poll(() => shown()?.closest('dialog')).toBeNull();
});
