import { signal } from '@kit/render/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settled } from '../../../tests/helpers/mount';
import { atRest, stage } from '../../../tests/helpers/stage';
import { Button } from '../controls/Button';
import { PasswordPrompt } from '../fields/PasswordPrompt';
import { Dialog } from './Dialog';
import { DialogView } from './DialogView';
import { createDialogs } from './dialogs';
import { Sheet } from './Sheet';

afterEach(() => void vi.useRealTimers());

const modal = () => document.querySelector<HTMLDialogElement>('dialog[open]');
/** With the timers of the test: resolves when a dialog is open and has its content. */
async function opened() {
  await settled();
  vi.advanceTimersByTime(0);
  await settled();
}
/** A click on the backdrop has the dialog itself as its target. */
const tapBackdrop = () => modal()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('S9.21 a tap on the backdrop closes, but not within 300 ms after opening', async () => {
  const open = signal(false);
  const clock = vi.spyOn(performance, 'now');
  await stage(<Dialog open={open} title="t" />);
  clock.mockReturnValue(1000);
  open.value = true;
  await expect.poll(modal).not.toBeNull();
  clock.mockReturnValue(1299);
  tapBackdrop();
  await settled();
  expect(open.value).toBe(true);
  clock.mockReturnValue(1300);
  tapBackdrop();
  await expect.poll(() => open.value).toBe(false);
  expect(modal()).toBeNull();
});

test('a dialog opens when the tap has been painted, and is seen to close before it closes', async () => {
  const open = signal(false);
  await stage(<Dialog open={open} title="t" closeLabel="x" />);
  open.value = true;
  expect(modal()).toBeNull();
  await expect.poll(modal).not.toBeNull();
  await atRest();
  const opacity = () => getComputedStyle(modal() as Element).opacity;
  expect(opacity()).toBe('1');
  modal()?.querySelector('button')?.click();
  expect(modal()?.matches(':modal')).toBe(true);
  for (const animation of modal()?.getAnimations() ?? []) animation.finish();
  expect(opacity()).toBe('0');
  await expect.poll(modal).toBeNull();
  expect(open.value).toBe(false);
});

test('a sheet stays at its edge, when the focus moves into it before it has slid in', async () => {
  await stage(
    <Sheet open={signal(true)} title="t" closeLabel="c" actions={<Button>ya</Button>}>
      <p style={{ blockSize: 500 }}>texto</p>
    </Sheet>,
  );
  const card = modal()?.querySelector<HTMLElement>('.sheet-card');
  // The first moment of the transition, held.
  Object.assign(card?.style ?? {}, { transition: 'none', transform: 'translateY(100%)' });
  card?.querySelector<HTMLElement>('.sheet-actions button')?.focus();
  expect(modal()?.scrollTop).toBe(0);
  expect(card?.getBoundingClientRect().top).toBeGreaterThanOrEqual(innerHeight);
});

test('S9.21 backdrop and Esc do nothing, when the dialog is not dismissible', async () => {
  const open = signal(true);
  await stage(<Dialog open={open} title="t" dismissible={false} />);
  vi.spyOn(performance, 'now').mockReturnValue(1e9);
  tapBackdrop();
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await atRest();
  expect(open.value).toBe(true);
  expect(modal()).not.toBeNull();
});

test('the second click of a double click does not hit the page, when the first one closed the dialog', async () => {
  const open = signal(true);
  const onPageClick = vi.fn();
  const { find } = await stage(
    <>
      <Button onClick={onPageClick}>page</Button>
      <Dialog open={open} title="t" />
    </>,
  );
  const click = (detail: number) =>
    find('button').dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  open.value = false;
  click(2);
  expect(onPageClick).not.toHaveBeenCalled();
  click(1);
  expect(onPageClick).toHaveBeenCalledTimes(1);
  // Later double clicks on the page work again.
  await expect
    .poll(() => {
      click(2);
      return onPageClick.mock.calls.length;
    })
    .toBeGreaterThan(1);
});

test('a double click that begins after the dialog was closed hits the page twice', async () => {
  const open = signal(true);
  const onPageClick = vi.fn();
  await stage(
    <>
      <Button onClick={onPageClick}>page</Button>
      <Dialog open={open} title="t" />
    </>,
  );
  open.value = false;
  await page.getByRole('button', { name: 'page' }).dblClick();
  expect(onPageClick).toHaveBeenCalledTimes(2);
});

test('after typing, a click where the dialog was closed before hits the page', async () => {
  const open = signal(true);
  const onPageClick = vi.fn();
  const { find } = await stage(
    <>
      <Button onClick={onPageClick}>page</Button>
      <input />
      <Dialog open={open} title="t" />
    </>,
  );
  open.value = false;
  find<HTMLInputElement>('input').focus();
  await userEvent.keyboard('7');
  find('button').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(onPageClick).toHaveBeenCalledTimes(1);
});

test('Esc closes, calls onDismiss once, and the focus returns', async () => {
  const open = signal(false);
  const onDismiss = vi.fn();
  const { find } = await stage(
    <>
      <Button onClick={() => (open.value = true)}>abrir</Button>
      <Dialog open={open} title="t" onDismiss={onDismiss} actions={<Button>ya</Button>} />
    </>,
  );
  find('button').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => modal()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => open.value).toBe(false);
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(find('button'));
});

test('S2.86 a field keeps the focus, when the user is already typing in it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await stage(
    <PasswordPrompt
      open={signal(true)}
      title="t"
      textLabel="Usuario"
      passwordLabel="Clave"
      ok="sí"
      cancel="no"
      showLabel="ver"
      hideLabel="tapar"
      onSubmit={() => {}}
    />,
  );
  await opened();
  const password = document.querySelectorAll('input')[1];
  password?.focus();
  vi.advanceTimersByTime(500);
  expect(document.activeElement).toBe(password);
  vi.useRealTimers();
});

test('S2.86 the password prompt focuses its text field after 500 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onSubmit = vi.fn();
  const words = {
    title: 't',
    textLabel: 'Usuario',
    passwordLabel: 'Clave',
    ok: 'sí',
    cancel: 'no',
  };
  await stage(
    <PasswordPrompt
      open={signal(true)}
      {...words}
      showLabel="ver"
      hideLabel="tapar"
      onSubmit={onSubmit}
    />,
  );
  await opened();
  const [text, password] = document.querySelectorAll('input');
  vi.advanceTimersByTime(499);
  expect(document.activeElement).not.toBe(text);
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(text);
  expect(password?.type).toBe('password');
  vi.useRealTimers();
  await userEvent.keyboard('ana');
  await userEvent.type(password as HTMLInputElement, 'secreto{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ text: 'ana', password: 'secreto' });
});

test('dialogs are shown one after another', async () => {
  const dialogs = createDialogs();
  await stage(<DialogView dialogs={dialogs} />);
  const words = { ok: 'sí', cancel: 'no' };
  const first = dialogs.confirm({ title: 'uno', ...words });
  const second = dialogs.confirm({ title: 'dos', ...words });
  await atRest();
  expect(modal()?.querySelector('h2')?.textContent).toBe('uno');
  await userEvent.click(modal()?.querySelector('[type=submit]') as Element);
  expect(await first).toBe(true);
  await atRest();
  expect(modal()?.querySelector('h2')?.textContent).toBe('dos');
  await userEvent.keyboard('{Escape}');
  expect(await second).toBe(false);
  await atRest();
  expect(modal()).toBeNull();
});

test('a sheet closes, when it is dragged down far enough', async () => {
  const open = signal(true);
  await stage(
    <Sheet open={open} title="t" closeLabel="x">
      texto
    </Sheet>,
  );
  await atRest();
  const head = document.querySelector<HTMLElement>('.sheet-head');
  if (head) head.setPointerCapture = () => {};
  const drag = (type: string, clientY: number) =>
    head?.dispatchEvent(new PointerEvent(type, { clientY, bubbles: true, pointerId: 1 }));
  drag('pointerdown', 0);
  drag('pointermove', 20);
  drag('pointerup', 20);
  expect(open.value).toBe(true);
  drag('pointerdown', 0);
  drag('pointermove', 120);
  expect(document.querySelector<HTMLElement>('.sheet-card')?.style.getPropertyValue('--drag')).toBe(
    '120px',
  );
  drag('pointerup', 120);
  await expect.poll(() => open.value).toBe(false);
});
