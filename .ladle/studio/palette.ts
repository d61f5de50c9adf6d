import { COLOR_ROLES } from '../../deploy/colorRoles.mjs';
import { contrastOf } from '../../deploy/colors.mjs';
import { hexOf, type Oklch, oklchOf } from './oklch';
import type { Roles } from './pairs';
import { nearestPassing, repairAll } from './repair';

export type Theme = 'dark' | 'light';
/** The hue of the surfaces: that of the brand, the opposite one, or hardly any. */
export type Ground = 'same' | 'opposite' | 'neutral';

/** As light as those of Feria, whose steps were made for the eye, in another hue. */
const SURFACES =
  'surface-0 surface-1 surface-2 surface-3 surface-raised bar ground text text-muted line line-strong sk-1 sk-2'.split(
    ' ',
  );
/** On pictures and lamps. */
const SHOW = { 'show-1': -36, 'show-2': -18, 'show-3': 0, 'show-text': 0, 'show-muted': 0 };
const STATUS = ['live', 'win', 'danger', 'info'];

/** The accent of a theme is as light as the buttons of that theme can be, and otherwise the colour of the brand. */
const ACCENT_LIGHTNESS = { dark: [0.66, 0.9], light: [0.42, 0.86] } as const;
const TEXT_CONTRAST = 4.5;

const clamp = (value: number, [low, high]: readonly [number, number]) =>
  Math.min(high, Math.max(low, value));

function mix(one: string, other: string, share: number) {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function withAlpha(hex: string, percent: number) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${percent}%)`;
}

function surfacesOf(theme: Theme, brand: Oklch, ground: Ground): Roles {
  const hue = (brand.hue + (ground === 'opposite' ? 180 : 0)) % 360;
  const strength = ground === 'neutral' ? 0.18 : Math.min(1, brand.chroma / 0.08);
  const known: Roles = COLOR_ROLES[theme];
  const entries = SURFACES.map((role) => {
    const { l, chroma } = oklchOf(known[role] ?? '#000000');
    return [role, hexOf({ l, chroma: chroma * strength, hue })];
  });
  return Object.fromEntries(entries);
}

function accentsOf(theme: Theme, brand: Oklch): Roles {
  const of = (change: Partial<Oklch>) => hexOf({ ...brand, ...change });
  const l = clamp(brand.l, ACCENT_LIGHTNESS[theme]);
  const accent = of({ l });
  const inks = [
    of({ l: 0.2, chroma: Math.min(brand.chroma, 0.04) }),
    of({ l: 0.99, chroma: 0.005 }),
  ].sort((a, b) => (contrastOf(b, accent) ?? 0) - (contrastOf(a, accent) ?? 0));
  const ink = inks[0] ?? '';
  const second = of({ l: l - 0.08 });
  const isDark = theme === 'dark';
  const soft = Math.min(brand.chroma, 0.05);
  return {
    accent,
    // The end of the gradient of a button.
    'accent-2': nearestPassing(second, [{ color: ink, needed: TEXT_CONTRAST }]) ?? accent,
    'accent-ink': ink,
    'accent-text': of({ l: isDark ? Math.max(l, 0.76) : Math.min(l, 0.47) }),
    'accent-soft': of({ l: isDark ? 0.29 : 0.94, chroma: soft }),
    'accent-line': of({ l: isDark ? 0.56 : 0.6, chroma: Math.min(brand.chroma, 0.11) }),
    'glow-accent': isDark
      ? `0 4px 18px ${withAlpha(accent, 26)}`
      : `0 4px 14px ${withAlpha(accent, 28)}`,
  };
}

function lightsOf(theme: Theme, brand: Oklch, roles: Roles): Roles {
  const { dark } = COLOR_ROLES;
  const shows = Object.entries(SHOW).map(([role, turn]) => {
    const { l, chroma } = oklchOf((dark as Roles)[role] ?? '#000000');
    const strength = Math.min(chroma, brand.chroma + 0.02);
    return [role, hexOf({ l, chroma: strength, hue: (brand.hue + turn + 360) % 360 })];
  });
  const isDark = theme === 'dark';
  const lamp = hexOf({ l: isDark ? 0.34 : 0.92, chroma: isDark ? 0.09 : 0.07, hue: brand.hue });
  const near = hexOf({ l: isDark ? 0.42 : 0.88, chroma: 0.1, hue: brand.hue });
  const far = roles.ground ?? '';
  return {
    ...Object.fromEntries(shows),
    'show-glow': withAlpha(hexOf({ ...brand, l: 0.8 }), 40),
    ambient: `radial-gradient(120% 60% at 50% -12%, ${lamp} 0%, ${withAlpha(lamp, 0)} 62%)`,
    'ground-glow': `radial-gradient(60% 70% at 50% 110%, ${near} 0%, ${mix(near, far, 0.6)} 42%, ${far} 80%)`,
    // The picture of the ground is drawn in the colours of Feria.
    'ground-art': 'none',
  };
}

/** The tints behind messages lie between the surface and the colour of the message. */
const softsOf = (theme: Theme, surface: string): Roles =>
  Object.fromEntries(
    STATUS.map((role) => [
      `${role}-soft`,
      mix(surface, (COLOR_ROLES[theme] as Roles)[role] ?? '', 0.14),
    ]),
  );

/** A colour is made several times while another one changes. */
const made = new Map<string, Roles>();
const MAX_MADE = 50;

/**
 * The roles that a brand sets in a theme, made from its one colour, and changed where a text could not be read.
 * @param color such as #f6c35f
 */
export function paletteOf(theme: Theme, color: string, ground: Ground): Roles {
  const key = `${theme} ${color} ${ground}`;
  const known = made.get(key);
  if (known) return known;
  const brand = oklchOf(color);
  const surfaces = surfacesOf(theme, brand, ground);
  const roles = {
    ...surfaces,
    scrim: withAlpha(
      surfaces[theme === 'dark' ? 'ground' : 'text'] ?? '',
      theme === 'dark' ? 68 : 50,
    ),
    ...accentsOf(theme, brand),
    ...lightsOf(theme, brand, surfaces),
    ...softsOf(theme, surfaces['surface-1'] ?? ''),
  };
  const readable = { ...roles, ...repairAll({ ...COLOR_ROLES[theme], ...roles }) };
  if (made.size === MAX_MADE) made.clear();
  made.set(key, readable);
  return readable;
}
