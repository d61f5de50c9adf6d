/** Fishing games. */

import { powerWord } from '../finish.mjs';
import { fog, glow, ground, rays, shafts } from '../ground.mjs';
import { motif, subject } from '../motif.mjs';
import { bubbles, lowerCorners, sideMotifs, sparks } from '../particles.mjs';
import * as on from '../stages.mjs';

/** @typedef {import('../recipe.mjs').Recipe} Recipe */

const wet = { rimColour: '#fff', glow: 6 };
const crosshair =
  (x = 120, y = 366) =>
  () =>
    `<g transform="translate(${x} ${y})" fill="none" stroke="#ff5b4a" stroke-width="7" opacity=".95"><circle r="54"/><path d="M0-70v44M0 26v44M-70 0h44M26 0h44"/></g>`;

/** @type {Recipe[]} */
export const fishing = [
  [
    'pulpo',
    'Pulpo',
    'Octopus',
    'sea',
    'none',
    [
      ...on.deepSea(),
      motif('tropical-fish', 80, 150, 110, { blur: 1.6 }),
      motif('fish', 404, 120, 100, { flip: true, blur: 1.6 }),
      subject('octopus', 240, 244, 440, wet),
      motif('tropical-fish', 392, 380, 140, { rot: -14 }),
      motif('blowfish', 84, 384, 130, { rot: 10 }),
      fog(0.55, 380),
      bubbles(24),
    ],
  ],
  [
    'tiburon',
    'Tiburón',
    'Shark',
    'night',
    'none',
    [
      ...on.deepSea(),
      sideMotifs(['fish'], 4, 70, 100),
      subject('shark', 250, 232, 440, { ...wet, rot: -12 }),
      crosshair(),
      motif('tropical-fish', 120, 366, 84),
      motif('coin', 392, 396, 110, { rot: 12 }),
      bubbles(22),
      fog(0.5, 400),
    ],
  ],
  [
    'tortuga',
    'Tortuga',
    'Turtle',
    'jade',
    'edge',
    [
      ...on.deepSea(),
      motif('tropical-fish', 396, 110, 110, { flip: true, blur: 1.2 }),
      subject('turtle', 240, 226, 440, { ...wet, rot: -8 }),
      lowerCorners('spiral-shell', 'crab', 140, 396),
      bubbles(26),
      fog(0.6, 390),
    ],
  ],
  [
    'ballena',
    'Ballena',
    'Whale',
    'night',
    'double',
    [
      ...on.deepSea(),
      sideMotifs(['fish', 'tropical-fish'], 5, 60, 90),
      subject('spouting-whale', 240, 244, 440, wet),
      bubbles(22),
      powerWord('x300', 452, 104),
    ],
  ],
  [
    'cangrejo',
    'Cangrejo',
    'Crab',
    'dusk',
    'lamp',
    [
      ...on.surf(),
      subject('crab', 240, 240, 430, wet),
      lowerCorners('spiral-shell', 'oyster', 130, 400),
      bubbles(14),
      sparks(8),
    ],
  ],
  [
    'calamar',
    'Calamar',
    'Squid',
    'plum',
    'none',
    [
      ...on.deepSea(),
      sideMotifs(['jellyfish', 'fish'], 6, 70, 110, 1.4),
      subject('squid', 240, 240, 430, wet),
      bubbles(26),
      fog(0.5, 390),
    ],
  ],
  [
    'langosta',
    'Langosta',
    'Lobster',
    'reef',
    'corner',
    [
      ...on.deepSea(),
      subject('lobster', 240, 232, 440, { ...wet, rot: -10 }),
      lowerCorners('coral', 'oyster', 150, 396),
      bubbles(24),
    ],
  ],
  [
    'globito',
    'Pez Globo',
    'Blowfish',
    'sea',
    'edge',
    [
      ...on.deepSea(),
      motif('coral', 80, 390, 170, { blur: 0.8 }),
      motif('coral', 410, 400, 150, { flip: true, blur: 0.8 }),
      subject('blowfish', 240, 226, 410, wet),
      bubbles(26),
      sparks(6),
    ],
  ],
  [
    'medusa',
    'Medusa',
    'Jellyfish',
    'neon',
    'none',
    [
      ...on.deepSea(),
      subject('jellyfish', 240, 236, 430, { rimColour: '#fff', glow: 14, glowColour: '#ff9be0' }),
      lowerCorners('spiral-shell', 'tropical-fish', 130, 402),
      bubbles(28),
    ],
  ],
  [
    'sirena',
    'Perla',
    'Pearl',
    'candy',
    'double',
    [
      ...on.deepSea(),
      glow(240, 230, 200, 0.8),
      subject('oyster', 240, 240, 410, { ...wet, glow: 14 }),
      sideMotifs(['tropical-fish', 'blowfish'], 6, 80, 110, 0.8),
      bubbles(26),
      sparks(14),
    ],
  ],
  [
    'dragon-mar',
    'Dragón Azul',
    'Blue Dragon',
    'sea',
    'double',
    [
      ground(0.3),
      rays(14, 0.24),
      shafts(),
      subject('dragon', 240, 226, 440, { ...wet, glow: 10 }),
      sideMotifs(['tropical-fish'], 4, 70, 100, 1),
      bubbles(22),
      powerWord('x888', 452, 104),
    ],
  ],
];
