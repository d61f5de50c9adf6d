/** Slots with a smaller or tamer animal. */

import { powerWord } from '../finish.mjs';
import { fog } from '../ground.mjs';
import { motif, subject } from '../motif.mjs';
import {
  bubbles,
  confetti,
  heap,
  lowerCorners,
  petals,
  snow,
  sparks,
  upperCorners,
} from '../particles.mjs';
import * as on from '../stages.mjs';

/** @typedef {import('../recipe.mjs').Recipe} Recipe */

const warm = { glow: 12, glowColour: '#ffcf5c' };

/** @type {Recipe[]} */
export const creatures = [
  [
    'loro',
    'Loro',
    'Parrot',
    'moss',
    'none',
    [
      ...on.wild(),
      subject('parrot', 240, 240, 430, { glow: 10 }),
      lowerCorners('pineapple', 'hibiscus', 150),
      sparks(8),
    ],
  ],
  [
    'toro',
    'Toro',
    'Bull',
    'wine',
    'lamp',
    [
      ...on.burst('stripes', 18),
      subject('ox', 240, 246, 440, { glow: 10, glowColour: '#ffd98a' }),
      confetti(18),
      fog(0.8, 370),
      powerWord('OLÉ', 446, 112),
    ],
  ],
  [
    'cerdito',
    'Cerdito',
    'Piggy',
    'candy',
    'corner',
    [
      ...on.sweet(),
      subject('pig-face', 240, 236, 400, { outlineColour: '#7a1265', glow: 10 }),
      motif('coin', 240, 70, 110, { rot: 10, outline: 3 }),
      heap('coin', 10, 436),
      sparks(12),
    ],
  ],
  [
    'rana',
    'Rana',
    'Frog',
    'reef',
    'double',
    [
      ...on.burst('waves', 14),
      upperCorners('lotus', 'lotus', 110),
      subject('frog', 240, 236, 400, { glow: 10 }),
      heap('coin', 9, 440),
      sparks(10),
    ],
  ],
  [
    'buho',
    'Búho',
    'Owl',
    'royal',
    'none',
    [
      ...on.moonlit(330, 130, 96),
      upperCorners('bat', 'feather', 100),
      subject('owl', 240, 266, 410, { glow: 10, glowColour: '#ffd98a' }),
      fog(0.6, 390),
      sparks(10),
    ],
  ],
  [
    'pinguino',
    'Pingüino',
    'Penguin',
    'frost',
    'edge',
    [
      ...on.winter(),
      subject('penguin', 240, 252, 400, { glow: 10, glowColour: '#fff' }),
      lowerCorners('snowflake', 'ice', 120, 396),
      snow(20),
    ],
  ],
  [
    'gato',
    'Gato',
    'Cat',
    'ember',
    'double',
    [
      ...on.lanterns(),
      subject('cat-face', 240, 250, 380, { glow: 12 }),
      heap('coin', 10, 440),
      sparks(12),
    ],
  ],
  [
    'gato-negro',
    'Gato Negro',
    'Black Cat',
    'plum',
    'none',
    [
      ...on.moonlit(240, 170, 150),
      subject('black-cat', 240, 262, 420, { glow: 8, glowColour: '#ffb0e0' }),
      lowerCorners('crystal-ball', 'jack-o-lantern', 120, 402),
      sparks(8),
    ],
  ],
  [
    'conejo',
    'Conejo',
    'Rabbit',
    'royal',
    'edge',
    [
      ...on.moonlit(240, 180, 160),
      subject('rabbit-face', 240, 262, 400, { glow: 8 }),
      lowerCorners('moon-cake', 'carrot', 120, 400),
      petals(18),
    ],
  ],
  [
    'trex',
    'T-Rex',
    'T-Rex',
    'moss',
    'corner',
    [
      ...on.inferno(),
      subject('t-rex', 236, 246, 440, { glow: 10, glowColour: '#ffe08a' }),
      fog(0.8, 380),
      powerWord('GRAN', 448, 100),
    ],
  ],
  [
    'llama',
    'Llama',
    'Llama',
    'dusk',
    'lamp',
    [
      ...on.desert(),
      subject('llama', 240, 246, 430, { glow: 10, glowColour: '#fff0c4' }),
      lowerCorners('cactus', 'sun-with-face', 130),
      heap('coin', 7, 462),
      sparks(8),
    ],
  ],
  [
    'abeja',
    'Abeja',
    'Bee',
    'sand',
    'corner',
    [
      ...on.burst('hexes', 12),
      subject('honeybee', 240, 222, 400, { glow: 10 }),
      lowerCorners('honey-pot', 'sunflower', 168, 384),
      sparks(10),
    ],
  ],
  [
    'mariposa',
    'Mariposa',
    'Butterfly',
    'plum',
    'edge',
    [
      ...on.burst('dots', 16),
      subject('butterfly', 240, 226, 420, { glow: 12 }),
      lowerCorners('hibiscus', 'tulip', 150, 396),
      petals(22),
      sparks(8),
    ],
  ],
  [
    'caballo',
    'Caballo',
    'Horse',
    'dusk',
    'double',
    [
      ...on.burst('diamonds', 18),
      subject('horse-face', 240, 244, 420, warm),
      heap('coin', 8, 452),
      sparks(10),
    ],
  ],
  [
    'rino',
    'Rinoceronte',
    'Rhino',
    'sand',
    'none',
    [
      ...on.desert(),
      subject('rhinoceros', 236, 252, 440, { glow: 8, glowColour: '#fff0c4' }),
      fog(0.8, 370),
      powerWord('x250', 446, 108),
    ],
  ],
  [
    'delfin',
    'Delfín',
    'Dolphin',
    'reef',
    'edge',
    [
      ...on.surf(),
      subject('dolphin', 240, 214, 420, { glow: 10, rot: -8 }),
      motif('gem-stone', 384, 356, 120, { rot: 14, outline: 3 }),
      bubbles(16),
      sparks(8),
    ],
  ],
];
