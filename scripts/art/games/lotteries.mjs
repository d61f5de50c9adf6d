/** Lotteries and quick draws. */

import { powerWord } from '../finish.mjs';
import { bokeh, ground, rays } from '../ground.mjs';
import { subject } from '../motif.mjs';
import { confetti, heap, sparks, upperCorners } from '../particles.mjs';
import { ball, bingoCard } from '../props.mjs';
import * as on from '../stages.mjs';

/** @typedef {import('../recipe.mjs').Recipe} Recipe */

/** @type {Recipe[]} */
export const lottery = [
  [
    'bolas',
    'Bolas',
    'Balls',
    'royal',
    'edge',
    [
      ground(0.4),
      rays(14, 0.3),
      bokeh(10, 0.7),
      ball(108, 140, 84, '#1fa8e8', '7'),
      ball(372, 136, 88, '#ff9a2a', '21'),
      ball(92, 350, 88, '#2bbf74', '38'),
      ball(392, 352, 86, '#e8469a', '4'),
      ball(240, 248, 138, '#e5232f', '8'),
      confetti(18),
      sparks(10),
    ],
  ],
  [
    'bingo',
    'Bingo',
    'Bingo',
    'plum',
    'lamp',
    [
      ...on.burst('dots', 16),
      bingoCard(240, 236, 1.06),
      ball(392, 384, 72, '#1fa8e8', '12'),
      ball(92, 396, 66, '#ff9a2a', '5'),
      confetti(14),
      sparks(8),
    ],
  ],
  [
    'boletos',
    'Boletos',
    'Tickets',
    'wine',
    'double',
    [
      ...on.burst('stripes', 18),
      subject('admission-tickets', 240, 236, 400, { glow: 12 }),
      heap('coin', 9, 446),
      confetti(18),
      sparks(8),
    ],
  ],
  [
    'quina',
    'Quina',
    'Five',
    'felt',
    'corner',
    [
      ...on.burst('dots', 14),
      ball(90, 300, 72, '#e5232f', '3'),
      ball(390, 300, 72, '#7a4be0', '42'),
      ball(164, 218, 82, '#ff9a2a', '17'),
      ball(316, 218, 82, '#1fa8e8', '29'),
      ball(240, 320, 104, '#e0a326', '33'),
      powerWord('x5000', 128, 92),
      sparks(10),
    ],
  ],
  [
    'estrella',
    'Gran Sorteo',
    'Grand Draw',
    'night',
    'none',
    [
      ...on.show(),
      subject('glowing-star', 240, 220, 390, { glow: 14 }),
      ball(104, 382, 70, '#e5232f', '9'),
      ball(380, 384, 70, '#2bbf74', '16'),
      confetti(22),
    ],
  ],
];

/** @type {Recipe[]} */
export const quickDraws = [
  [
    'ocho',
    'Ocho',
    'Eight',
    'noir',
    'double',
    [
      ...on.burst('diamonds', 20),
      subject('pool-8-ball', 240, 226, 370, { glow: 14, glowColour: '#ffcf5c' }),
      heap('coin', 9, 444),
      sparks(12),
    ],
  ],
  [
    'saigon',
    'Delta',
    'Delta',
    'ember',
    'corner',
    [
      ...on.lanterns(),
      ball(130, 266, 84, '#e0a326', '68'),
      ball(350, 266, 84, '#e0a326', '39'),
      ball(240, 290, 110, '#e5232f', '88'),
      heap('coin', 8, 460),
      sparks(10),
    ],
  ],
  [
    'hanoi',
    'Loto',
    'Lotus',
    'candy',
    'edge',
    [
      ...on.burst('scales', 16),
      upperCorners('lotus', 'lotus', 120),
      subject('lotus', 240, 216, 380, { glow: 12 }),
      ball(110, 382, 68, '#1fa8e8', '24'),
      ball(240, 410, 72, '#e8469a', '7'),
      ball(370, 382, 68, '#2bbf74', '51'),
      sparks(10),
    ],
  ],
  [
    'rapidita',
    'Rapidita',
    'Quick Draw',
    'sea',
    'lamp',
    [
      ...on.storm(),
      ball(134, 222, 92, '#ff9a2a', '1'),
      ball(346, 222, 92, '#7a4be0', '2'),
      ball(240, 300, 112, '#e5232f', '3'),
      powerWord('60s', 450, 104, 0),
      sparks(10),
    ],
  ],
];
