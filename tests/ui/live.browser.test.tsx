import { computed, signal } from '@kit/signals';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Badge } from '../../src/ui/Badge';
import { Carousel } from '../../src/ui/Carousel';
import { ChipRow } from '../../src/ui/ChipRow';
import { Countdown } from '../../src/ui/Countdown';
import { Money } from '../../src/ui/Money';
import { ToastView } from '../../src/ui/ToastView';
import { createToasts } from '../../src/ui/toasts';
import { mutationsOf, settled } from '../kit/mount';
import { stage } from './stage';

test('S9.16 mask, badge and countdown cost no render and one write per node shown', async () => {
  const isMasked = signal(false);
  const unread = signal(3);
  const left = signal(90);
  const rendered = vi.fn();
  const { host } = await stage(
    <Profiler id="x" onRender={rendered}>
      <Money amount={1284.5} format={{ locale: 'es-419', symbol: 'S/' }} masked={isMasked} />
      <Badge count={unread} />
      <Countdown left={left} />
    </Profiler>,
  );
  rendered.mockClear();
  const change = async (act: () => void) => (await mutationsOf(host, act)).length;
  expect(await change(() => (isMasked.value = true))).toBe(2);
  expect(host.textContent?.replaceAll('\u00a0', ' ')).toBe('S/ ********31:30');
  expect(await change(() => (unread.value = 4))).toBe(1);
  expect(await change(() => (left.value = 89))).toBe(1);
  expect(rendered).not.toHaveBeenCalled();
});

test('S9.22 a badge of 0 is not there', async () => {
  const count = signal(0);
  await stage(<Badge count={count} />);
  expect(document.querySelector<HTMLElement>('.badge')?.offsetWidth).toBe(0);
  count.value = 100;
  await expect.element(page.getByText('99+')).toBeVisible();
});

test('S9.23 a toast lies 65 px from the top and is spoken', async () => {
  const toasts = createToasts();
  await stage(<ToastView toasts={toasts} />);
  toasts.show({ kind: 'ok', text: 'Guardado' });
  await expect.element(page.getByRole('status')).toHaveTextContent('Guardado');
  expect(document.querySelector('.toasts')?.getBoundingClientRect().top).toBe(65);
});

test('a toast lies above an open dialog', async () => {
  const toasts = createToasts();
  const { host } = await stage(<ToastView toasts={toasts} />);
  const dialog = host.appendChild(document.createElement('dialog'));
  dialog.style.inlineSize = dialog.style.blockSize = '100vh';
  dialog.showModal();
  toasts.show({ text: 'Sin conexión' });
  const toast = document.querySelector<HTMLElement>('.toasts');
  expect(toast?.matches(':popover-open')).toBe(true);
});

test('the chosen chip is scrolled into sight, the page is not', async () => {
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

type Turning = HTMLElement & {
  swiper?: {
    params: { autoplay: { delay: number }; spaceBetween: number };
    autoplay: { running: boolean };
  };
};
const banner = (of: readonly string[]) => (
  <Carousel of={of} by={String} label="x" height={100}>
    {(text) => <a href={`#${text}`}>{text}</a>}
  </Carousel>
);

test('S9.05 a carousel turns every 5000 ms with a gap of 5, and rests under the focus', async () => {
  const { find } = await stage(banner(['a', 'b', 'c']));
  const before = find('.swiper').getBoundingClientRect();
  const turning = () => find<Turning>('.swiper').swiper;
  await vi.waitFor(() => expect(turning()?.autoplay.running).toBe(true), 10_000);
  expect(turning()?.params.autoplay.delay).toBe(5000);
  const [a, b] = [...document.querySelectorAll('.swiper-slide')].map((s) =>
    s.getBoundingClientRect(),
  );
  expect(Math.round((b?.left ?? 0) - (a?.right ?? 0))).toBe(5);
  expect(find('.swiper').getBoundingClientRect()).toEqual(before);
  expect(document.querySelectorAll('.pagedots i')).toHaveLength(3);
  find('a').focus();
  expect(turning()?.autoplay.running).toBe(false);
  find('a').blur();
  expect(turning()?.autoplay.running).toBe(true);
});

test('S9.05 a carousel stands still under reduced motion, and when it is alone', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { find } = await stage(banner(['a', 'b']));
  await import('../../src/ui/swiperTurn');
  await settled();
  expect(find<Turning>('.swiper').swiper).toBeUndefined();
  vi.restoreAllMocks();
  vi.spyOn(console, 'error');
  const alone = await stage(banner(['a']));
  await settled();
  expect(alone.find<Turning>('.swiper').swiper).toBeUndefined();
  expect(alone.host.querySelectorAll('.pagedots i')).toHaveLength(0);
});
