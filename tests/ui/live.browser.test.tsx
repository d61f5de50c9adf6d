import { computed, signal } from '@kit/render/signals';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Countdown } from '../../src/ui/content/Countdown';
import { Money } from '../../src/ui/content/Money';
import { ChipRow } from '../../src/ui/controls/ChipRow';
import { Badge } from '../../src/ui/feedback/Badge';
import { ToastView } from '../../src/ui/overlays/ToastView';
import { createToasts } from '../../src/ui/overlays/toasts';
import { recordMutations } from '../helpers/mount';
import { stage } from '../helpers/stage';

test('S9.16 mask, badge and countdown cost no render and one mutation per text node', async () => {
  const isMasked = signal(false);
  const unread = signal(3);
  const left = signal(90);
  const rendered = vi.fn();
  const { container } = await stage(
    <Profiler id="x" onRender={rendered}>
      <Money amount={1284.5} format={{ locale: 'es-419', symbol: 'S/' }} masked={isMasked} />
      <Badge count={unread} />
      <Countdown left={left} />
    </Profiler>,
  );
  rendered.mockClear();
  const change = async (act: () => void) => (await recordMutations(container, act)).length;
  expect(await change(() => (isMasked.value = true))).toBe(2);
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe('S/ ********31:30');
  expect(await change(() => (unread.value = 4))).toBe(1);
  expect(await change(() => (left.value = 89))).toBe(1);
  expect(rendered).not.toHaveBeenCalled();
});

test('S9.22 a badge is hidden, when the count is 0', async () => {
  const count = signal(0);
  await stage(<Badge count={count} />);
  expect(document.querySelector<HTMLElement>('.badge')?.offsetWidth).toBe(0);
  count.value = 100;
  await expect.element(page.getByText('99+')).toBeVisible();
});

test('S9.23 a toast is 65 px from the top and announced by screen readers', async () => {
  const toasts = createToasts();
  await stage(<ToastView toasts={toasts} />);
  toasts.show({ kind: 'ok', text: 'Guardado' });
  await expect.element(page.getByRole('status')).toHaveTextContent('Guardado');
  expect(document.querySelector('.toasts')?.getBoundingClientRect().top).toBe(65);
});

test('a toast is above an open dialog', async () => {
  const toasts = createToasts();
  const { container } = await stage(<ToastView toasts={toasts} />);
  const dialog = container.appendChild(document.createElement('dialog'));
  dialog.style.inlineSize = dialog.style.blockSize = '100vh';
  dialog.showModal();
  toasts.show({ text: 'Sin conexión' });
  const toast = document.querySelector<HTMLElement>('.toasts');
  expect(toast?.matches(':popover-open')).toBe(true);
});

test('the selected chip is scrolled into view, and the page does not scroll', async () => {
  const names = Array.from({ length: 30 }, (_, i) => `Nombre ${i}`);
  const value = signal('Nombre 0');
  const options = computed(() => names.map((label) => ({ value: label, label })));
  const { find } = await stage(<ChipRow options={options} value={value} label="x" />);
  value.value = 'Nombre 29';
  const row = find('.chiprow').getBoundingClientRect();
  await vi.waitFor(() => {
    const chip = find('[aria-pressed=true]').getBoundingClientRect();
    expect(chip.right).toBeLessThanOrEqual(row.right);
    expect(chip.left).toBeGreaterThanOrEqual(row.left);
  }, 3000);
  expect(window.scrollY).toBe(0);
});
