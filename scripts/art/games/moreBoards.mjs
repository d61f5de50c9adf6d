/** Card and board games between players beside those of boards.mjs. */

import { bokeh, ground, pattern, rays, spots } from '../ground.mjs';
import { motif } from '../motif.mjs';
import { confetti, lowerCorners, sparks } from '../particles.mjs';
import { pieceTile } from '../props.mjs';
import * as on from '../stages.mjs';
import { card, cardBack, chip, chipStack, die } from '../tables.mjs';
import { shortRecipe, single } from './single.mjs';

/** @typedef {import('../recipe.mjs').Recipe} Recipe */
/** @typedef {import('../scene.mjs').Layer} Layer */

/**
 * A hand of cards, such as "7s Kh", spread over the picture.
 * @param {string} names @param {string} style @param {Layer[]} stage @param {string} hand @param {Layer[]} front
 * @returns {Recipe}
 */
const cards = (names, style, stage, hand, front) => {
  const drawn = hand.split(' ').map((name, i, all) => {
    const turn = i - (all.length - 1) / 2;
    const suit = /** @type {'s' | 'h' | 'd' | 'c'} */ (name.slice(-1));
    const step = 300 / all.length;
    return card(
      240 + turn * step,
      226 + turn * turn * 12,
      1.06,
      turn * 13,
      name.slice(0, -1),
      suit,
    );
  });
  return shortRecipe(names, style, [...stage, ...drawn, ...front]);
};
const felt = [ground(0.4), pattern('suits', 0.08), rays(12, 0.16)];
const lit = [ground(0.3), bokeh(14, 0.8, 0, 160), spots()];
const sun = motif('sun', 240, 404, 140, { outline: 3 });
const cup = motif('trophy', 240, 404, 140, { outline: 3 });

/** @type {Recipe[]} */
export const moreVersus = [
  cards('truco|Truco|Truco', 'wine corner', felt, '1s 1c 7s', [sun, sparks(8)]),
  cards('tute|Tute|Tute', 'sand double', on.table(), 'Kd Kh Kc Ks', [chipStack(240, 450, 3)]),
  cards('brisca|Brisca|Brisca', 'dusk edge', on.burst('dots', 14), '3d 1d 2h', [confetti(10)]),
  cards('canasta|Canasta|Canasta', 'candy none', on.sweet(), '7h 7d 7c 7s 7h', [sparks(9)]),
  cards('conquian|Conquián|Conquian', 'moss lamp', felt, '4d 5d 6d', [cup, sparks(8)]),
  cards('escoba|Escoba|Escoba', 'sea corner', lit, '8c 7d', [
    motif('broom', 384, 380, 160, { rot: 14, outline: 3 }),
    sparks(8),
  ]),
  cards('texas|Texas|Texas', 'night none', on.desert(), 'As Ks', [
    chipStack(120, 440, 4),
    chipStack(360, 440, 6),
  ]),
  cards('omaha|Omaha|Omaha', 'felt double', lit, '9h 10h Jh Qh', [
    chip(240, 426, 1, '#c3162e', 0.8),
  ]),
  cards('chinchon|Chinchón|Chinchon', 'reef lamp', on.burst('scales', 16), '2s 3s 4s 5s', [
    sparks(9),
  ]),
  [
    'mentiroso',
    'Mentiroso',
    'Liar Dice',
    'plum',
    'corner',
    [
      ...on.table('diamonds'),
      die(128, 220, 104, -16, [1, 3, 5], '#fffaf0', '#231a35'),
      die(352, 220, 104, 14, [6, 4, 2], '#ffd45e', '#231a35'),
      die(240, 300, 120, 4, [5, 1, 3], '#e5232f', '#fff'),
      sparks(9),
    ],
  ],
  [
    'pai-gow',
    'Pai Gow',
    'Pai Gow',
    'ember',
    'none',
    [
      ...on.lanterns(),
      pieceTile(140, 250, 1.1, -10, 'red-circle'),
      pieceTile(340, 250, 1.1, 10, 'blossom'),
      pieceTile(240, 300, 1.1, 0, 'dragon-face'),
      sparks(9),
    ],
  ],
  [
    'burro',
    'Burro',
    'Old Maid',
    'frost',
    'edge',
    [
      ...on.winter(),
      cardBack(130, 250, 1, -14),
      cardBack(350, 250, 1, 14),
      motif('donkey', 240, 226, 320, { outline: 4, glow: 10 }),
      sparks(8),
    ],
  ],
  single('gemelos|Parejas|Pairs', 'jade none', on.burst('hexes', 14), 'flower-playing-cards', [
    lowerCorners('blossom', 'blossom', 120, 400),
    sparks(9),
  ]),
  single('varitas|Abanico|Fan', 'royal lamp', on.show(), 'folding-hand-fan', [sparks(12)]),
];
