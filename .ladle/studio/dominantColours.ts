import { oklchOf } from './oklch';

const MAX_FOUND = 5;
/** A colour of a logo is seen, and is not its white ground or its black text. */
const MIN_CHROMA = 0.04;
const MIN_ALPHA = 128;
/** Colours nearer than this are one. */
const BINS = { hue: 20, l: 0.12 };

/**
 * The colours of a picture that its parts in colour share, the strongest first. Empty for a grey picture.
 * @param pixels red, green, blue and alpha of each, as a canvas has them
 */
export function dominantColours(pixels: ArrayLike<number>): string[] {
  const bins = new Map<string, { weight: number; sum: [number, number, number] }>();
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < MIN_ALPHA) continue;
    const rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
    const { l, chroma, hue } = oklchOf(hexFrom(rgb));
    if (chroma < MIN_CHROMA) continue;
    const key = `${Math.round(hue / BINS.hue)} ${Math.round(l / BINS.l)}`;
    const bin = bins.get(key) ?? { weight: 0, sum: [0, 0, 0] };
    for (const i of [0, 1, 2] as const) bin.sum[i] += rgb[i] * chroma;
    bin.weight += chroma;
    bins.set(key, bin);
  }
  return [...bins.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_FOUND)
    .map(({ weight, sum }) => hexFrom(sum.map((part) => part / weight)));
}

const hexFrom = (rgb: readonly number[]) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
