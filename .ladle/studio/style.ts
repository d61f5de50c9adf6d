import type { BrandStyle } from '../../src/config/config';

/** The shape and type of a brand, without the file of a font, which is no part of an address. */
export type Style = Omit<BrandStyle, 'fontFile'>;
export type Share = Exclude<keyof Style, 'font'>;

interface Range {
  name: string;
  min: number;
  max: number;
  step: number;
  /** What both ends look like. */
  ends: [min: string, max: string];
}

/** The shares that a brand may change, with the limits of deploy/checkConfig.mjs. */
export const SHARES: Record<Share, Range> = {
  corners: { name: 'Corners', min: 0, max: 2, step: 0.25, ends: ['Sharp', 'Round'] },
  density: { name: 'Density', min: 0.8, max: 1.2, step: 0.05, ends: ['Compact', 'Roomy'] },
  headings: { name: 'Large text', min: 0.8, max: 1.2, step: 0.05, ends: ['Calm', 'Loud'] },
  type: { name: 'All text', min: 1, max: 1.2, step: 0.05, ends: ['Usual', 'Larger'] },
};
export const shareNames = Object.keys(SHARES) as Share[];

/** Fonts that devices have. Each one is followed by that of the app. */
export const FONTS = {
  'Feria Sans': undefined,
  'Of the device': 'system-ui',
  Serif: 'Georgia, Times New Roman, serif',
  Round: 'ui-rounded, Nunito, Varela Round',
  Narrow: 'Avenir Next Condensed, Roboto Condensed, Arial Narrow',
};
const fonts: (string | undefined)[] = Object.values(FONTS);

/** A style with this change. What is as in the app is no part of it. */
export function changedStyle(style: Style, change: Style): Style {
  const all = Object.entries({ ...style, ...change });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== 1));
}

/** The style of an address. What is absent, or out of its limits, is as in the app. */
export function styleOf(query: URLSearchParams): Style {
  const shares = shareNames.flatMap((share) => {
    const text = query.get(share);
    const { min, max } = SHARES[share];
    const isAllowed = text && Number(text) >= min && Number(text) <= max;
    return isAllowed ? [[share, Number(text)]] : [];
  });
  const font = query.get('font') ?? undefined;
  return changedStyle(Object.fromEntries(shares), fonts.includes(font) ? { font } : {});
}
