/** Slots with a smaller or tamer animal. */
import { above, bubbles, confetti, corners, heap, petals, snow, sparks } from '../dust.mjs';
import { word } from '../finish.mjs';
import { fog } from '../ground.mjs';
import { hero, motif } from '../motif.mjs';
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
      hero('parrot', 240, 240, 430, { glow: 10 }),
      corners('pineapple', 'hibiscus', 150),
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
      hero('ox', 240, 246, 440, { glow: 10, glowColour: '#ffd98a' }),
      confetti(18),
      fog(0.8, 370),
      word('OLÉ', 446, 112),
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
      hero('pig-face', 240, 236, 400, { outlineColour: '#7a1265', glow: 10 }),
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
      above('lotus', 'lotus', 110),
      hero('frog', 240, 236, 400, { glow: 10 }),
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
      above('bat', 'feather', 100),
      hero('owl', 240, 266, 410, { glow: 10, glowColour: '#ffd98a' }),
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
      hero('penguin', 240, 252, 400, { glow: 10, glowColour: '#fff' }),
      corners('snowflake', 'ice', 120, 396),
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
      hero('cat-face', 240, 250, 380, { glow: 12 }),
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
      hero('black-cat', 240, 262, 420, { glow: 8, glowColour: '#ffb0e0' }),
      corners('crystal-ball', 'jack-o-lantern', 120, 402),
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
      hero('rabbit-face', 240, 262, 400, { glow: 8 }),
      corners('moon-cake', 'carrot', 120, 400),
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
      hero('t-rex', 236, 246, 440, { glow: 10, glowColour: '#ffe08a' }),
      fog(0.8, 380),
      word('GRAN', 448, 100),
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
      hero('llama', 240, 246, 430, { glow: 10, glowColour: '#fff0c4' }),
      corners('cactus', 'sun-with-face', 130),
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
      hero('honeybee', 240, 222, 400, { glow: 10 }),
      corners('honey-pot', 'sunflower', 168, 384),
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
      hero('butterfly', 240, 226, 420, { glow: 12 }),
      corners('hibiscus', 'tulip', 150, 396),
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
      hero('horse-face', 240, 244, 420, warm),
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
      hero('rhinoceros', 236, 252, 440, { glow: 8, glowColour: '#fff0c4' }),
      fog(0.8, 370),
      word('x250', 446, 108),
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
      hero('dolphin', 240, 214, 420, { glow: 10, rot: -8 }),
      motif('gem-stone', 384, 356, 120, { rot: 14, outline: 3 }),
      bubbles(16),
      sparks(8),
    ],
  ],
];
