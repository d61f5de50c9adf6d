import { expect } from 'vitest';
import { engine, test } from './test';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in an empty page: how many colours a part of a picture of the window has, at every fourth pixel. */
function countColours(base64: string, place: Place, width: number, done: (count: number) => void) {
  const image = new Image();
  image.onload = () => {
    const scale = image.naturalWidth / width;
    const canvas = document.createElement('canvas');
    canvas.width = place.width;
    canvas.height = place.height;
    const context = canvas.getContext('2d');
    if (!context) return done(-1);
    const { x, y, width: w, height: h } = place;
    context.drawImage(image, x * scale, y * scale, w * scale, h * scale, 0, 0, w, h);
    const { data } = context.getImageData(0, 0, w, h);
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 16)
      colours.add(((data[at] ?? 0) << 16) + ((data[at + 1] ?? 0) << 8) + (data[at + 2] ?? 0));
    done(colours.size);
  };
  image.src = `data:image/png;base64,${base64}`;
}

/** Runs in the page: brings the second banner into view, and says where the upper half of it is, without its text. */
function showSecondBanner() {
  const banner = document.querySelectorAll<HTMLElement>('.banner')[1];
  const track = banner?.closest<HTMLElement>('.carousel-track');
  if (!banner || !track) return undefined;
  const slide = banner.parentElement === track ? banner : (banner.parentElement ?? banner);
  track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: 'instant' });
  const { right, top, width, height } = banner.getBoundingClientRect();
  const half = { x: right - width / 2, y: top, width: width / 2 - 8, height: height / 2 };
  return { place: half, width: innerWidth };
}

// The picture of a banner was blank for a moment when it came into view.
test.runIf(engine === 'webkit')(
  'the second banner has its picture as soon as it comes into view',
  async ({ page, session }) => {
    await page.open('/m/home');
    await page.isStarted();
    await page.untilDone(async () =>
      expect(
        await session.run(() => {
          const pictures = document.querySelectorAll<HTMLImageElement>('.banner img');
          return pictures[1]?.complete && pictures[1].naturalWidth > 0;
        }),
      ).toBe(true),
    );
    const shown = await session.run(showSecondBanner);
    const picture = await session.screenshot();
    await session.open('about:blank');
    const { place, width } = shown ?? expect.fail('no second banner');
    expect(await session.runAsync(countColours, picture, place, width)).toBeGreaterThan(500);
  },
);
