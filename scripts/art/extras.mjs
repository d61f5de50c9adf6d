/** Avatars, VIP crests and cards, pictures of empty states, other single pictures and the page background. */
import sharp from 'sharp';
import { bulbs } from './bulbs.mjs';
import { bokeh, glow, ground, pattern, rays, vignette } from './ground.mjs';
import { webp, webpUnder } from './lib/webp.mjs';
import { write } from './lib/write.mjs';
import { motif, subject } from './motif.mjs';
import { palettes } from './palettes.mjs';
import { confetti, sparks } from './particles.mjs';
import { Scene } from './scene.mjs';

/** @typedef {import('./scene.mjs').Layer} Layer */
/** @typedef {keyof typeof palettes} Palette */

const picture = async (
  /** @type {string} */ id,
  /** @type {Palette} */ palette,
  /** @type {Layer[]} */ layers,
  width = 480,
  height = 480,
) => {
  const scene = new Scene(id, palettes[palette], width, height);
  return sharp(Buffer.from(await scene.draw(layers)))
    .png()
    .toBuffer();
};

const faces = /** @type {[string, Palette][]} */ ([
  ['fox', 'night'],
  ['panda', 'jade'],
  ['tiger-face', 'ember'],
  ['wolf', 'frost'],
  ['frog', 'reef'],
  ['owl', 'royal'],
  ['lion', 'sand'],
  ['koala', 'sea'],
  ['rabbit-face', 'plum'],
  ['cat-face', 'wine'],
  ['monkey-face', 'moss'],
  ['unicorn', 'candy'],
]);

const tiers = /** @type {[string, Palette, string][]} */ ([
  ['bronze', 'dusk', 'sports-medal'],
  ['silver', 'frost', 'glowing-star'],
  ['gold', 'noir', 'crown'],
  ['emerald', 'jade', 'trophy'],
  ['diamond', 'royal', 'gem-stone'],
]);

/** The pictures have a soft disc in place of a background, which suits both themes. */
const emptyStates = /** @type {[string, Palette, string, string[]][]} */ ([
  ['favourites', 'wine', 'red-heart', ['glowing-star', 'glowing-star']],
  ['recent', 'plum', 'joystick', ['coin', 'game-die']],
  ['search', 'night', 'magnifying-glass-tilted-left', ['joker', 'game-die']],
  ['messages', 'royal', 'envelope', ['speech-balloon', 'bell']],
  ['notices', 'dusk', 'megaphone', ['bell', 'speech-balloon']],
  ['records', 'sea', 'receipt', ['coin', 'coin']],
  ['rewards', 'candy', 'wrapped-gift', ['confetti-ball', 'balloon']],
  ['promos', 'ember', 'admission-tickets', ['coin', 'wrapped-gift']],
  ['friends', 'jade', 'handshake', ['coin', 'wrapped-gift']],
  ['winners', 'sand', 'trophy', ['coin', 'coin']],
  ['offline', 'night', 'satellite-antenna', ['cloud', 'cloud']],
  ['error', 'wine', 'electric-plug', ['high-voltage', 'cloud']],
  ['lost', 'plum', 'ferris-wheel', ['balloon', 'balloon']],
  ['maintenance', 'dusk', 'hammer-and-wrench', ['gear', 'gear']],
  ['blocked', 'wine', 'no-entry', ['globe-with-meridians', 'locked']],
  ['done', 'jade', 'check-mark-button', ['confetti-ball', 'party-popper']],
  ['wait', 'royal', 'hourglass-not-done', ['coin', 'glowing-star']],
]);

const disc = /** @type {Layer} */ (
  (scene) => {
    const { glow: light, mid, deep } = scene.palette;
    // A gradient of opacity would show steps after compression.
    const fill = scene.radial(
      [
        [0, light],
        [0.5, mid],
        [1, deep],
      ],
      'cx=".5" cy=".36" r=".75"',
    );
    return `<circle cx="240" cy="240" r="200" fill="${fill}" opacity=".45"/>`;
  }
);

/** A line drawing of a Ferris wheel. @param {number} x @param {number} y @param {number} r @param {string} cabin */
const wheelLines = (x, y, r, cabin) => {
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const px = (r * Math.cos((i / 6) * Math.PI)).toFixed(1);
    const py = (r * Math.sin((i / 6) * Math.PI)).toFixed(1);
    return `<path d="M0 0L${px} ${py}"/><rect x="${(Number(px) - r * 0.07).toFixed(1)}" y="${(Number(py) - r * 0.02).toFixed(1)}" width="${r * 0.14}" height="${r * 0.12}" rx="${r * 0.04}" fill="${cabin}"/>`;
  });
  return `<g transform="translate(${x} ${y})"><path d="M0 0L${-r * 0.42} ${r * 1.28}M0 0L${r * 0.42} ${r * 1.28}"/><circle r="${r}"/><circle r="${r * 0.9}"/><circle r="${r * 0.32}"/>${spokes.join('')}</g>`;
};

const carouselLines = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ scale,
) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-150 30Q0-140 150 30ZM-130 30V190M130 30V190M0-60V-110M0-110l30 10-30 10M-75 30V190M75 30V190M0 30V190M-160 190H160M-150 30q15 22 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0"/></g>`;

/** The background beside the column of the app: strings of bulbs, a wheel and a carousel in thin lines. */
const fairground = (
  /** @type {string} */ lineColour,
  /** @type {string} */ cabin,
  /** @type {number} */ strength,
  /** @type {[string, string]} */ lamp,
) => {
  const row = (/** @type {number} */ y, /** @type {number} */ drop, /** @type {number} */ r) =>
    Array.from({ length: 40 }, (_, i) => {
      const x = i * 50 - 15;
      const hang = (
        y +
        Math.sin((i + r) / 9) * drop * 0.5 +
        Math.sin((i / 39) * Math.PI) * drop
      ).toFixed(0);
      return `<circle cx="${x}" cy="${hang}" r="${r * 9}" fill="url(#h)"/><circle cx="${x}" cy="${hang}" r="${r}" fill="${lamp[1]}"/>`;
    }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMax slice"><defs><radialGradient id="h"><stop stop-color="${lamp[0]}" stop-opacity=".34"/><stop offset="1" stop-color="${lamp[0]}" stop-opacity="0"/></radialGradient></defs>${row(150, 90, 4.4)}${row(70, 130, 3.4)}${row(300, 56, 2.6)}<g fill="none" stroke="${lineColour}" stroke-opacity="${strength}" stroke-width="2.5">${wheelLines(330, 720, 270, cabin)}${carouselLines(1600, 780, 1.5)}</g></svg>\n`;
};

/** Shown in place of a picture that could not be loaded. @type {Layer} */
const wheelWithBulbs = () =>
  `<g fill="none" stroke="#f6c35f" stroke-opacity=".5" stroke-width="7">${wheelLines(240, 250, 128, '#3a2258')}</g>${bulbs(480, 26, 34, 11, 7)}`;

export async function extras() {
  for (const [i, [face, palette]] of faces.entries()) {
    const png = await picture(face, palette, [
      ground(),
      rays(14, 0.22),
      glow(240, 230, 200, 0.5),
      subject(face, 240, 262, 360),
    ]);
    write(
      `public/art/avatars/${String(i + 1).padStart(2, '0')}.webp`,
      await webpUnder(8192, png, 192),
    );
  }
  for (const [id, palette, thing] of tiers) {
    const crest = await picture(id, palette, [disc, subject(thing, 240, 236, 300, { glow: 10 })]);
    write(`public/art/vip/crest-${id}.webp`, await webpUnder(8192, crest, 160));
    const card = await picture(
      id,
      palette,
      [
        ground(0.2, 0.86),
        pattern('diamonds', 0.07),
        rays(18, 0.16, 580, 130, 640),
        (scene) =>
          `<rect width="716" height="300" fill="${scene.linear(
            [
              [0, scene.palette.deep, 0.92],
              [0.6, scene.palette.deep, 0.66],
              [1, scene.palette.deep, 0.1],
            ],
            'x1="0" y1="0" x2="1" y2="0"',
          )}"/>`,
        subject(thing, 596, 150, 220, { glow: 12 }),
        sparks(10),
      ],
      716,
      300,
    );
    write(`public/art/vip/card-${id}.webp`, await webpUnder(20000, card, 716));
  }
  for (const [id, palette, thing, sides] of emptyStates) {
    const png = await picture(id, palette, [
      disc,
      motif(sides[0] ?? thing, 78, 150, 104, { rot: -16 }),
      motif(sides[1] ?? thing, 404, 330, 110, { rot: 16 }),
      subject(thing, 240, 240, 270, { glow: 0 }),
    ]);
    write(`public/art/empty/${id}.webp`, await webpUnder(24000, png, 336));
  }
  const podium = await picture('podium', 'noir', [subject('crown', 240, 240, 380, { glow: 10 })]);
  write('public/art/podium-crown.webp', await webp(podium, 144, 80));
  const DEFAULT_PICTURE = await picture('default', 'royal', [
    ground(0.4),
    vignette(0.9),
    (scene) =>
      `<rect width="480" height="480" fill="#1f1831" opacity=".62"/>${wheelWithBulbs(scene)}`,
  ]);
  write('public/art/default-240.webp', await webpUnder(8192, DEFAULT_PICTURE, 240));
  const app = await picture('app', 'royal', [
    subject('mobile-phone', 240, 236, 400, { glow: 0 }),
    motif('coin', 96, 380, 130, { rot: -14, outline: 3 }),
    motif('wrapped-gift', 376, 372, 150, { rot: 10, outline: 3 }),
    sparks(8),
  ]);
  write('public/art/app.webp', await webpUnder(12000, app, 216));
  const welcome = await picture('welcome', 'plum', [
    ground(0.5),
    bokeh(14, 0.7),
    rays(18, 0.24, 240, 260),
    subject('circus-tent', 240, 262, 330),
    confetti(18),
    () => bulbs(480, -6, 34, 13, 7),
    sparks(10),
  ]);
  write('public/art/welcome.webp', await webpUnder(32000, welcome, 480));
  write('public/art/ground.svg', fairground('#f6c35f', '#2b1640', 0.13, ['#f6c35f', '#ffe3a1']));
  write(
    'public/art/ground-light.svg',
    fairground('#805000', '#f0dfc0', 0.16, ['#e79a35', '#f3b745']),
  );
}
