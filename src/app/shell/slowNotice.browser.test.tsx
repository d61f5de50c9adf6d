import { signal } from '@kit/render/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { createSlowRequests } from '../../api/slowRequests';
import { whiteLabel } from '../../contract/site/system';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { createLostCommands } from '../../stores/base/lostCommands';
import { createOpenLooks } from '../../stores/base/openLooks';
import { HostContext } from '../../stores/base/useStore';
import { createSystem } from '../../stores/site/system';
import { Sheet } from '../../ui/overlays/Sheet';
import { SENT, STORES } from '../session/lostCommands';
import { SlowNotice } from './SlowNotice';

const commandScopes = [...Object.keys(STORES), ...Object.keys(SENT)];

const slow = (isCommand = false) => ({ isCommand, stop: vi.fn() });
const shown = () => document.querySelector('.slownotice');

beforeEach(async () => {
  await firstTexts();
  await loadTexts('waiting');
});

function open() {
  const { host, reply } = createFakeHost();
  return {
    host,
    reply,
    notice: (
      <HostContext value={host}>
        <SlowNotice />
      </HostContext>
    ),
    ...host.use(createSlowRequests),
    ...host.use(createOpenLooks),
    lost: host.use(createLostCommands),
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

const transfer = { scope: 'walletTransfer', id: 'transfer', sought: { amount: 5 } };

test('a command that has arrived is named with its sum and the way to its record, until it is closed', async () => {
  const { notice, lost } = open();
  mount(notice);
  lost.show({ ...transfer, state: 'arrived' });
  await expect.poll(() => shown()?.textContent).toContain(text('waiting.arrived'));
  expect(shown()?.textContent).toContain(text('waiting.command_walletTransfer'));
  expect(shown()?.textContent).toContain('5.00');
  expect(shown()?.querySelector('a')?.getAttribute('href')).toBe('/m/transaction/record');
  shown()?.querySelector('button')?.click();
  await expect.poll(shown).toBeNull();
});

test('a command that has not arrived may be sent again, and one without an answer is looked for by hand', async () => {
  const { notice, lost } = open();
  const look = vi.fn(async () => {});
  lost.lookBy('walletTransfer', look);
  mount(notice);
  lost.show({ ...transfer, state: 'unchecked' });
  await expect.poll(() => shown()?.textContent).toContain(text('waiting.unchecked'));
  expect(shown()?.textContent).not.toContain(text('waiting.close'));
  shown()?.querySelector('button')?.click();
  expect(look).toHaveBeenCalledWith('transfer');
  lost.show({ ...transfer, state: 'missing' });
  await expect.poll(() => shown()?.textContent).toContain(text('waiting.missing'));
  expect(shown()?.querySelector('a')).toBeNull();
});

test('S6.11 a command that has arrived leads to no record that the merchant has switched off', async () => {
  const { notice, lost, host, reply } = open();
  reply(whiteLabel, { menu: { TRANSREC3: false } });
  await host.use(createSystem).whiteLabel.load();
  mount(notice);
  lost.show({ ...transfer, state: 'arrived' });
  await expect.poll(() => shown()?.textContent).toContain(text('waiting.arrived'));
  expect(shown()?.querySelector('a')).toBeNull();
});

test.each(commandScopes)('%s has a name and a record that is a page of the app', async (scope) => {
  const { notice, lost } = open();
  mount(notice);
  lost.show({ scope, id: '1', sought: '1', state: 'arrived' });
  await expect.poll(() => shown()?.querySelector('a')?.getAttribute('href')).toMatch(/^\/m\//);
  expect(shown()?.querySelector('strong')?.textContent).toMatch(/\w/);
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
