/** Slots with wild and mythical animals. */

import { powerWord } from '../finish.mjs';
import { fog, glow } from '../ground.mjs';
import { motif, subject } from '../motif.mjs';
import { heap, lowerCorners, sideMotifs, snow, sparks } from '../particles.mjs';
import * as on from '../stages.mjs';

/** @typedef {import('../recipe.mjs').Recipe} Recipe */

const warm = { glow: 12, glowColour: '#ffcf5c' };

/** @type {Recipe[]} */
export const beasts = [
  [
    'tigre',
    'Tigre',
    'Tiger',
    'ember',
    'double',
    [
      ...on.burst(),
      sideMotifs(['coin']),
      subject('tiger-face', 240, 256, 410, { glow: 14 }),
      motif('crown', 240, 84, 150, { outline: 3, rot: -4 }),
      heap(),
      sparks(10),
    ],
  ],
  [
    'dragon',
    'Dragón',
    'Dragon',
    'jade',
    'double',
    [
      ...on.hooped(),
      subject('dragon-face', 244, 214, 384),
      motif('fire', 70, 300, 120, { rot: -40, glow: 6, glowColour: '#ff8d3a' }),
      heap('coin', 8, 452),
      fog(0.5, 360),
      sparks(9),
    ],
  ],
  [
    'dragon-rojo',
    'Dragón Rojo',
    'Red Dragon',
    'wine',
    'lamp',
    [
      ...on.inferno(),
      subject('dragon', 240, 236, 430, { glow: 12, glowColour: '#ffb43c' }),
      fog(0.6, 380),
      powerWord('x1000', 448, 104),
      sparks(8),
    ],
  ],
  [
    'panda',
    'Panda',
    'Panda',
    'jade',
    'edge',
    [
      ...on.grove(),
      subject('panda', 240, 266, 424, { glow: 10 }),
      motif('red-envelope', 384, 372, 140, { rot: 14, outline: 3 }),
      heap('coin', 8, 456),
      sparks(8),
    ],
  ],
  [
    'zorro',
    'Zorro',
    'Fox',
    'night',
    'none',
    [
      ...on.moonlit(240, 180, 158),
      subject('fox', 240, 292, 424, { glow: 5, glowColour: '#ffd98a' }),
      fog(0.9, 370),
      sparks(9),
    ],
  ],
  [
    'bisonte',
    'Bisonte',
    'Bison',
    'dusk',
    'corner',
    [
      ...on.desert(),
      subject('bison', 236, 256, 452, { glow: 7, flip: true, glowColour: '#ffd98a' }),
      fog(0.9, 350),
      powerWord('WILD'),
    ],
  ],
  [
    'cobra',
    'Cobra',
    'Cobra',
    'noir',
    'none',
    [
      ...on.tomb(),
      subject('snake', 250, 246, 390, warm),
      motif('gem-stone', 96, 360, 120, { rot: -14, glow: 6 }),
      heap(),
      sparks(12),
    ],
  ],
  [
    'pavo',
    'Pavo Real',
    'Peacock',
    'sea',
    'edge',
    [
      ...on.burst('scales', 20),
      subject('peacock', 240, 236, 440),
      lowerCorners('lotus', 'lotus', 150, 398),
      sparks(12),
    ],
  ],
  [
    'leon',
    'León',
    'Lion',
    'sand',
    'double',
    [
      ...on.desert(),
      glow(240, 220, 210, 0.7),
      subject('lion', 240, 250, 420, warm),
      fog(0.8, 360),
      powerWord('REY', 446, 110),
      sparks(8),
    ],
  ],
  [
    'elefante',
    'Elefante',
    'Elephant',
    'plum',
    'lamp',
    [
      ...on.hooped('diamonds'),
      subject('elephant', 240, 244, 420),
      lowerCorners('lotus', 'gem-stone', 128, 396),
      sparks(12),
    ],
  ],
  [
    'gorila',
    'Gorila',
    'Gorilla',
    'moss',
    'corner',
    [
      ...on.wild(),
      subject('gorilla', 240, 262, 430, { glow: 10 }),
      lowerCorners('banana', 'coconut', 132),
      fog(0.6, 380),
      powerWord('WILD', 448, 100),
    ],
  ],
  [
    'mono',
    'Mono',
    'Monkey',
    'sand',
    'none',
    [
      ...on.wild(),
      subject('monkey-face', 240, 246, 390, { glow: 10 }),
      lowerCorners('banana', 'banana', 160),
      heap('coin', 8, 462),
      sparks(8),
    ],
  ],
  [
    'lobo',
    'Lobo',
    'Wolf',
    'frost',
    'edge',
    [
      ...on.winter(),
      subject('wolf', 240, 262, 420, { glow: 10, glowColour: '#fff' }),
      snow(26),
      fog(0.5, 390),
    ],
  ],
  [
    'aguila',
    'Águila',
    'Eagle',
    'dusk',
    'none',
    [
      ...on.desert(),
      subject('eagle', 240, 238, 440, { glow: 10, glowColour: '#fff0c4' }),
      fog(0.7, 380),
      sparks(10),
    ],
  ],
  [
    'unicornio',
    'Unicornio',
    'Unicorn',
    'candy',
    'edge',
    [
      ...on.sweet(),
      motif('rainbow', 240, 240, 470, { rim: false, shadow: false, opacity: 0.8 }),
      subject('unicorn', 240, 262, 400, { outlineColour: '#fff', glow: 12 }),
      lowerCorners('glowing-star', 'glowing-star', 120, 400),
      sparks(16),
    ],
  ],
  [
    'fenix',
    'Fénix',
    'Phoenix',
    'ember',
    'double',
    [
      ...on.burst('waves', 22),
      subject('phoenix-bird', 240, 232, 440, { glow: 14, glowColour: '#ffcf5c' }),
      lowerCorners('fire', 'fire', 170, 410),
      fog(0.5, 400),
      sparks(12),
    ],
  ],
];
