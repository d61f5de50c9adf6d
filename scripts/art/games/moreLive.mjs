/** Live tables beside those of live.mjs. */

import { bokeh, fog, ground, rays, spots } from '../ground.mjs';
import { motif } from '../motif.mjs';
import { confetti, heap, sparks } from '../particles.mjs';
import * as on from '../stages.mjs';
import { card, cardBack, chip, chipStack, die, fortuneWheel, roulette } from '../tables.mjs';
import { single } from './single.mjs';

/** @typedef {import('../recipe.mjs').Recipe} Recipe */

const hall = [ground(0.3), bokeh(16, 0.9, 0, 180), spots()];

/** @type {Recipe[]} */
export const moreLive = [
  [
    'ruleta-doble',
    'Ruleta Doble',
    'Twin Roulette',
    'plum',
    'corner',
    [...hall, roulette(150, 210, 132, 0.9), roulette(330, 320, 132, 0.9), sparks(9)],
  ],
  [
    'ruleta-mar',
    'Ruleta Azul',
    'Blue Roulette',
    'sea',
    'none',
    [...on.surf(), roulette(240, 220, 176, 0.86), chip(392, 402, 0.9, '#1f4fc4', 0.8), sparks(8)],
  ],
  [
    'punto-banco',
    'Punto Banco',
    'Punto Banco',
    'royal',
    'edge',
    [
      ...on.table('suits'),
      card(132, 216, 1, -8, '4', 'd'),
      card(216, 240, 1, 6, '5', 'c'),
      cardBack(344, 226, 1, 12),
      chipStack(110, 430, 5),
      chipStack(380, 434, 3),
      sparks(8),
    ],
  ],
  [
    'guerra',
    'Guerra',
    'Casino War',
    'ember',
    'none',
    [
      ...on.burst('stripes', 20),
      card(146, 236, 1.3, -10, 'K', 'h'),
      card(334, 236, 1.3, 10, 'K', 's'),
      motif('crossed-swords', 240, 400, 150, { outline: 3 }),
      sparks(8),
    ],
  ],
  [
    'tres-cartas',
    'Tres Cartas',
    'Three Cards',
    'jade',
    'corner',
    [
      ...hall,
      rays(12, 0.2),
      card(110, 250, 1.08, -16, 'Q', 'd'),
      card(370, 250, 1.08, 16, 'Q', 'c'),
      card(240, 226, 1.16, 0, 'Q', 'h'),
      heap('coin', 8, 456),
    ],
  ],
  [
    'craps',
    'Craps',
    'Craps',
    'wine',
    'double',
    [
      ...on.table('diamonds'),
      die(150, 220, 130, -14, [5, 3, 1], '#e5232f', '#fff'),
      die(336, 262, 130, 12, [6, 2, 4], '#e5232f', '#fff'),
      chip(240, 420, 1, '#20181f', 0.82),
      sparks(9),
    ],
  ],
  [
    'rueda-mar',
    'Rueda de Playa',
    'Beach Wheel',
    'reef',
    'edge',
    [...on.surf(), fortuneWheel(240, 220, 160), fog(0.3, 400), confetti(16)],
  ],
  single('show-concierto|Gran Gala|Gala Night', 'night double', on.show(), 'top-hat', [
    confetti(20),
    sparks(9),
  ]),
];
