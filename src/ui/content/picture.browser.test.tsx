import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { stage } from '../../../tests/helpers/stage';
import { DEFAULT_PICTURE, Picture } from './Picture';

const draw = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="${colour}"/></svg>`,
  )}`;
const broken = 'data:image/png,broken';

async function show(props: Partial<Parameters<typeof Picture>[0]>) {
  const { find } = await stage(
    <Picture src={draw('red')} alt="x" width={120} height={90} eager {...props} />,
  );
  const img = find<HTMLImageElement>('img');
  const isShown = () => find('.picture').dataset.state === 'loaded';
  return { img, frame: find('.picture'), isShown };
}

test('the place of a picture is reserved, before it has loaded', async () => {
  const { frame, img } = await show({ src: undefined });
  expect([frame.offsetWidth, frame.offsetHeight]).toEqual([120, 90]);
  expect([img.getAttribute('width'), img.getAttribute('height')]).toEqual(['120', '90']);
  expect(img.decoding).toBe('async');
});

test('a picture loads lazily, unless it is eager', async () => {
  expect((await show({ eager: false })).img.loading).toBe('lazy');
  expect((await show({})).img.loading).toBe('eager');
});

test('the other addresses and then the default are tried, when a picture fails', async () => {
  const { img, isShown } = await show({ src: [broken, draw('blue')] });
  await vi.waitFor(() => expect(isShown()).toBe(true));
  expect(img.src).toBe(draw('blue'));
  const last = await show({ src: broken });
  await vi.waitFor(() => expect(last.isShown()).toBe(true));
  expect(last.img.getAttribute('src')).toBe(DEFAULT_PICTURE);
});

test('no picture is requested, while it is not known which one it is', async () => {
  const src = signal<string | readonly string[] | undefined>(undefined);
  const { img, frame } = await show({ src });
  expect(img.getAttribute('src')).toBe(null);
  expect(frame.dataset.state).toBe('loading');
  src.value = [];
  await vi.waitFor(() => expect(frame.dataset.state).toBe('loaded'));
  expect(img.getAttribute('src')).toBe(DEFAULT_PICTURE);
});

test('the old picture is hidden at once, when the URL changes', async () => {
  const src = signal(draw('red'));
  const { img, frame, isShown } = await show({ src });
  await vi.waitFor(() => expect(isShown()).toBe(true));
  src.value = draw('blue');
  expect(getComputedStyle(img).opacity).toBe('0');
  expect(frame.dataset.state).toBe('loading');
  await vi.waitFor(() => expect(isShown()).toBe(true));
  expect(img.src).toBe(draw('blue'));
});

test('a new URL is tried, after another one failed', async () => {
  const src = signal([broken, draw('blue')]);
  const { img, isShown } = await show({ src });
  await vi.waitFor(() => expect(isShown()).toBe(true));
  src.value = [draw('lime')];
  await vi.waitFor(() => expect(isShown()).toBe(true));
  expect(img.src).toBe(draw('lime'));
});

test('two sizes are offered, but not after one of them failed', async () => {
  const { img, isShown } = await show({ src: draw('red'), large: draw('blue') });
  expect(img.srcset).toBe(`${draw('red')} 240w, ${draw('blue')} 360w`);
  expect(img.sizes).toBe('120px');
  await vi.waitFor(() => expect(isShown()).toBe(true));
  const bad = await show({ src: [broken, draw('lime')], large: broken });
  await vi.waitFor(() => expect(bad.isShown()).toBe(true));
  expect(bad.img.srcset).toBe('');
});
