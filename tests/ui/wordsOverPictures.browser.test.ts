import { expect, test } from 'vitest';
import { notices } from '../../fixtures/messages/notices';

const banners = [...new Set(notices.flatMap(({ image }) => image ?? []))];
const cards = ['bronze', 'diamond', 'emerald', 'gold', 'silver'];

/** Neighbours at this distance differ by this much in brightness: the edge of a shape. */
const DISTANCE = 3;
const STEP = 16;

async function read(address: string) {
  const bitmap = await createImageBitmap(await (await fetch(address)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** The share of pixels with an edge, in the part of a picture from its left side to `right` and below `top`. */
async function edgesIn(address: string, { right, top }: { right: number; top: number }) {
  const { data, width, height } = await read(address);
  const brightness = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4);
    return 0.3 * red + 0.59 * green + 0.11 * blue;
  };
  let edges = 0;
  let all = 0;
  for (let y = Math.round(top * height); y < height - DISTANCE; y += 2)
    for (let x = 0; x < Math.round(right * width) - DISTANCE; x += 2) {
      all++;
      const here = brightness(x, y);
      const near = [brightness(x + DISTANCE, y), brightness(x, y + DISTANCE)];
      if (near.some((other) => Math.abs(other - here) > STEP)) edges++;
    }
  return edges / all;
}

test.each(banners)(
  'the left of the banner %s has no shapes under its words, below the lights',
  async (path) => {
    expect(await edgesIn(`/${path}`, { right: 0.55, top: 0.2 })).toBeLessThan(0.03);
    expect(await edgesIn(`/${path}`, { right: 1, top: 0.2 })).toBeGreaterThan(0.05);
  },
);

test.each(cards)(
  'the left 60 %% of the VIP card %s has no shapes under its words',
  async (name) => {
    expect(await edgesIn(`/art/vip/card-${name}.webp`, { right: 0.6, top: 0 })).toBe(0);
  },
);
