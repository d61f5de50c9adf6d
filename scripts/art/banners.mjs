/** Wide pictures. The subject is on the right; the page shows its text over the empty left half. */
import sharp from 'sharp';
import { bulbs } from './bulbs.mjs';
import { bokeh, glow, ground, pattern, rays, shafts } from './ground.mjs';
import { webpUnder } from './lib/webp.mjs';
import { write } from './lib/write.mjs';
import { motif, subject } from './motif.mjs';
import { palettes } from './palettes.mjs';
import { bubbles, confetti, sideMotifs, sparks } from './particles.mjs';
import { Scene } from './scene.mjs';
import { card, chip, die, fortuneWheel, roulette } from './tables.mjs';

/** @typedef {import('./scene.mjs').Layer} Layer */

const width = 676;
const height = 328;
const subjectX = 520;

const background = (count = 16, strength = 0.3) => [
  ground(0.42, 0.78),
  rays(count, strength, subjectX, 160, 640),
  glow(subjectX, 165, 170, 0.6),
];

/** Darkens the left half, where the text is, with the shadow colour of the palette. @type {Layer} */
const textShade = (scene) => {
  const { deep } = scene.palette;
  const shade = scene.linear(
    [
      [0, deep, 0.88],
      [0.42, deep, 0.62],
      [0.68, deep, 0],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  return `<rect width="${width}" height="${height}" fill="${shade}"/>`;
};
/** @type {Layer} */
const bulbString = () => bulbs(width, -6, 22, 17, 5.5);

const coins = /** @type {Layer} */ (
  async (scene) =>
    (await motif('coin', 450, 300, 78, { rot: 14 })(scene)) +
    (await motif('coin', 632, 292, 84, { rot: -18 })(scene)) +
    (await motif('coin', 566, 314, 70, { rot: 8 })(scene))
);

/** @type {[id: string, palette: keyof typeof palettes, back: Layer[], front: Layer[]][]} */
const bannerList = [
  [
    'noria',
    'plum',
    background(),
    [
      subject('ferris-wheel', 536, 178, 300, { glow: 10 }),
      motif('money-bag', 474, 262, 132, { rot: -10, outline: 3 }),
      coins,
      sparks(10),
    ],
  ],
  [
    'carrusel',
    'dusk',
    [...background(20), pattern('stripes', 0.06)],
    [
      subject('carousel-horse', 524, 178, 290, { glow: 12 }),
      motif('balloon', 468, 120, 90, { rot: -10, blur: 0.6 }),
      motif('wrapped-gift', 472, 272, 104, { rot: -8, outline: 3 }),
      confetti(20),
    ],
  ],
  [
    'regalo',
    'royal',
    background(18),
    [
      subject('wrapped-gift', 524, 176, 256, { glow: 12 }),
      motif('party-popper', 472, 262, 120, { outline: 3 }),
      coins,
      confetti(26),
      sparks(8),
    ],
  ],
  [
    'ruleta',
    'felt',
    [...background(12, 0.2), bokeh(10, 0.6, 0, 160)],
    [
      roulette(528, 214, 150, 0.78),
      chip(456, 286, 0.86, '#c3162e', 0.82),
      chip(640, 300, 0.8, '#1f4fc4', 0.82),
      card(462, 180, 0.62, -18, 'A', 'h'),
      sparks(8),
    ],
  ],
  [
    'pesca',
    'sea',
    [ground(0.2, 0.76), shafts(), glow(subjectX, 165, 170, 0.5)],
    [
      subject('octopus', 524, 178, 290, { glow: 8, rimColour: '#fff' }),
      motif('tropical-fish', 470, 250, 110, { rot: -10, outline: 3 }),
      motif('blowfish', 630, 284, 96, { outline: 3 }),
      motif('fish', 448, 110, 70, { blur: 1.2 }),
      bubbles(22),
    ],
  ],
  [
    'futbol',
    'night',
    [
      ground(0.3, 0.78),
      bokeh(16, 0.9, 0, 130),
      rays(14, 0.2, subjectX, 100, 640),
      glow(subjectX, 170, 170, 0.5),
    ],
    [
      (scene) =>
        `<path d="M0 252H676V328H0Z" fill="${scene.linear([
          [0, '#2fae62'],
          [1, '#0b4d2f'],
        ])}"/><path d="M0 264H676" stroke="#fff" stroke-width="3" opacity=".6"/>`,
      subject('soccer-ball', 500, 176, 236, { outline: 0, glow: 10, rot: -14 }),
      motif('trophy', 614, 216, 150, { rot: 8, outline: 3 }),
      textShade,
      sparks(8),
    ],
  ],
  [
    'cohete',
    'neon',
    [ground(0.6, 0.8), pattern('stars', 0.9)],
    [
      (scene) =>
        `<path d="M240 344C400 330 500 280 560 120V344Z" fill="#ff7ae5" opacity=".2"/><path d="M240 344C400 330 500 280 560 120" fill="none" stroke="#ffd45e" stroke-width="26" opacity=".5" filter="${scene.blur(8)}"/><path d="M240 344C400 330 500 280 560 120" fill="none" stroke="#fff6d0" stroke-width="6"/>`,
      motif('ringed-planet', 458, 96, 92, { blur: 0.8 }),
      subject('rocket', 542, 142, 240, { glow: 12, glowColour: '#ff9be0' }),
      coins,
      sparks(10),
    ],
  ],
  [
    'corona',
    'noir',
    [...background(20), pattern('diamonds', 0.08)],
    [
      subject('crown', 524, 170, 256, { glow: 14 }),
      motif('gem-stone', 464, 268, 100, { rot: -14, outline: 3 }),
      coins,
      sparks(14),
    ],
  ],
  [
    'torneo',
    'ember',
    [...background(22), pattern('scales', 0.08)],
    [
      subject('trophy', 526, 172, 270, { glow: 12, glowColour: '#ffcf5c' }),
      motif('slot-machine', 482, 250, 140, { rot: -8, outline: 3 }),
      coins,
      confetti(16),
    ],
  ],
  [
    'rueda',
    'wine',
    background(18),
    [
      fortuneWheel(530, 180, 122),
      die(456, 262, 52, -10, [5, 6, 4], '#fffaf0', '#231a35'),
      coins,
      confetti(16),
      sparks(6),
    ],
  ],
];

const popupList = /** @type {[string, keyof typeof palettes, Layer[]][]} */ ([
  [
    'regalo',
    'royal',
    [
      rays(18, 0.34),
      glow(240, 220, 210, 0.8),
      subject('wrapped-gift', 240, 244, 340, { glow: 12 }),
      confetti(30),
      sparks(12),
    ],
  ],
  [
    'torneo',
    'ember',
    [
      rays(20, 0.34),
      glow(240, 220, 210, 0.8),
      subject('trophy', 240, 244, 340, { glow: 14, glowColour: '#ffcf5c' }),
      sideMotifs(['coin'], 8, 60, 90, 0),
      sparks(12),
    ],
  ],
  [
    'telefono',
    'night',
    [
      rays(14, 0.28),
      glow(240, 220, 210, 0.7),
      subject('mobile-phone', 240, 240, 350, { glow: 12 }),
      motif('slot-machine', 110, 350, 150, { rot: -10, outline: 3 }),
      motif('coin', 372, 356, 120, { rot: 14, outline: 3 }),
      sparks(12),
    ],
  ],
  [
    'noria',
    'plum',
    [
      rays(16, 0.3),
      glow(240, 220, 210, 0.7),
      subject('ferris-wheel', 240, 236, 390, { glow: 12 }),
      motif('money-bag', 110, 376, 140, { rot: -8, outline: 3 }),
      sparks(12),
    ],
  ],
  [
    'amigos',
    'jade',
    [
      rays(16, 0.3),
      glow(240, 220, 210, 0.7),
      subject('handshake', 240, 240, 340, { glow: 12 }),
      sideMotifs(['coin', 'wrapped-gift'], 8, 60, 96, 0),
      confetti(16),
    ],
  ],
]);

const render = (/** @type {string} */ svg) => sharp(Buffer.from(svg)).png().toBuffer();

export async function banners() {
  for (const [id, palette, back, front] of bannerList) {
    const scene = new Scene(id, palettes[palette], width, height);
    const picture = await render(await scene.draw([...back, textShade, ...front, bulbString]));
    write(`public/art/banners/${id}-676.webp`, await webpUnder(30000, picture, 676));
  }
  for (const [id, palette, layers] of popupList) {
    const scene = new Scene(id, palettes[palette]);
    const svg = await scene.draw([ground(), ...layers, () => bulbs(480, -4, 40, 14, 7)]);
    write(
      `public/art/popups/${id}.webp`,
      await webpUnder(
        48000,
        await sharp(Buffer.from(svg), { density: 90 }).resize(600).png().toBuffer(),
        600,
      ),
    );
  }
}
