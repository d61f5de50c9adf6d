/** Board and card games between players. */

import { ground, pattern, rays, spots } from '../ground.mjs';
import { motif, subject } from '../motif.mjs';
import { confetti, lowerCorners, sparks } from '../particles.mjs';
import { pieceTile } from '../props.mjs';
import * as on from '../stages.mjs';
import { card, chipStack, die, pips } from '../tables.mjs';

/** @typedef {import('../recipe.mjs').Recipe} Recipe */

/** @type {Recipe[]} */
export const versus = [
  [
    'poker',
    'Póker',
    'Poker',
    'felt',
    'edge',
    [
      ground(0.4),
      pattern('dots', 0.07),
      rays(10, 0.16),
      card(128, 246, 1, -26, '10', 's'),
      card(196, 214, 1, -10, 'J', 'h'),
      card(284, 214, 1, 8, 'Q', 's'),
      card(354, 246, 1, 24, 'A', 'h'),
      chipStack(150, 440, 4),
      chipStack(318, 446, 6),
      sparks(9),
    ],
  ],
  [
    'comodin',
    'Comodín',
    'Joker',
    'plum',
    'double',
    [
      ...on.burst('diamonds', 18),
      subject('joker', 240, 232, 390, { glow: 12, rot: -6 }),
      lowerCorners('spade-suit', 'heart-suit', 120, 392),
      sparks(12),
    ],
  ],
  [
    'ajedrez',
    'Ajedrez',
    'Chess',
    'noir',
    'none',
    [
      ground(0.3),
      spots(),
      (scene) => checker(scene.palette.rim, scene.palette.deep),
      motif('chess-pawn', 104, 246, 190, { blur: 1.4 }),
      motif('chess-pawn', 384, 246, 190, { blur: 1.4 }),
      subject('chess-pawn', 240, 232, 380, { glow: 12, glowColour: '#ffcf5c' }),
      sparks(9),
    ],
  ],
  [
    'domino',
    'Dominó',
    'Domino',
    'jade',
    'corner',
    [
      ...on.burst('dots', 14),
      (scene) => domino(scene, 138, 250, -16, 3, 5),
      (scene) => domino(scene, 346, 250, 16, 4, 1),
      (scene) => domino(scene, 240, 226, 0, 6, 6),
      sparks(10),
    ],
  ],
  [
    'trio',
    'Tres Reinos',
    'Three Kingdoms',
    'ember',
    'lamp',
    [
      ...on.burst('scales', 18),
      pieceTile(122, 262, 1.05, -14, 'ox'),
      pieceTile(358, 262, 1.05, 14, 'horse-face'),
      pieceTile(240, 228, 1.36, 0, 'crown'),
      sparks(10),
    ],
  ],
  [
    'rummy',
    'Rummy',
    'Rummy',
    'royal',
    'edge',
    [
      ...on.table('suits'),
      rays(12, 0.2),
      card(118, 260, 1.04, -24, '4', 'c'),
      card(190, 228, 1.04, -9, '5', 'c'),
      card(276, 228, 1.04, 7, '6', 'c'),
      card(356, 258, 1.04, 22, '7', 'c'),
      motif('trophy', 240, 400, 150, { outline: 3 }),
      sparks(10),
    ],
  ],
  [
    'ludo',
    'Ludo',
    'Ludo',
    'candy',
    'none',
    [
      ...on.sweet(),
      (scene) => ludoBoard(scene),
      die(340, 340, 104, 10, [6, 4, 2], '#fffaf0', '#231a35'),
      motif('chess-pawn', 150, 190, 200, { outline: 4, outlineColour: '#fff' }),
      confetti(16),
    ],
  ],
];

const checker = (/** @type {string} */ light, /** @type {string} */ dark) => {
  const y = (/** @type {number} */ row) => 330 + row ** 1.4 * 26;
  let tiles = `<rect y="330" width="480" height="150" fill="${dark}"/>`;
  for (let row = 0; row < 4; row++)
    for (let column = -6; column < 6; column++) {
      if ((row + column) % 2) continue;
      const x = (/** @type {number} */ c, /** @type {number} */ r) => 240 + c * (50 + r * 16);
      tiles += `<path d="M${x(column, row)} ${y(row)}H${x(column + 1, row)}L${x(column + 1, row + 1)} ${y(row + 1)}H${x(column, row + 1)}Z" fill="${light}" opacity=".7"/>`;
    }
  return tiles;
};

const domino = (
  /** @type {import('../scene.mjs').Scene} */ scene,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ rot,
  /** @type {number} */ top,
  /** @type {number} */ bottom,
) => {
  const half = (/** @type {number} */ count, /** @type {number} */ cy) =>
    (pips[count] ?? [])
      .map(
        ([px = 0, py = 0]) =>
          `<circle cx="${px * 36}" cy="${cy + py * 40}" r="14" fill="#231a35"/>`,
      )
      .join('');
  return `<g transform="translate(${x} ${y}) rotate(${rot})"><rect x="-70" y="-128" width="152" height="290" rx="26" fill="#000" opacity=".5" filter="${scene.blur(10)}"/><rect x="-74" y="-136" width="148" height="284" rx="26" fill="#b9a98c"/><rect x="-74" y="-146" width="148" height="280" rx="26" fill="${scene.linear(
    [
      [0, '#fffdf4'],
      [1, '#eadfca'],
    ],
  )}"/><path d="M-54-6H54" stroke="#b9a98c" stroke-width="6" stroke-linecap="round"/>${half(top, -76)}${half(bottom, 64)}</g>`;
};

const ludoBoard = (/** @type {import('../scene.mjs').Scene} */ scene) => {
  const homes = [
    ['#e5232f', -1, -1],
    ['#2bbf74', 1, -1],
    ['#ffd23e', -1, 1],
    ['#1fa8e8', 1, 1],
  ];
  const yards = homes.map(
    ([colour, x, y]) =>
      `<rect x="${Number(x) * 98 - 72}" y="${Number(y) * 98 - 72}" width="144" height="144" rx="22" fill="${colour}"/><circle cx="${Number(x) * 98}" cy="${Number(y) * 98}" r="50" fill="#fff" opacity=".92"/><circle cx="${Number(x) * 98}" cy="${Number(y) * 98}" r="30" fill="${colour}"/>`,
  );
  return `<g transform="translate(240 236) rotate(-8)"><rect x="-186" y="-176" width="372" height="372" rx="40" fill="#000" opacity=".45" filter="${scene.blur(12)}"/><rect x="-186" y="-186" width="372" height="372" rx="40" fill="#fffdf6"/>${yards.join('')}<path d="M-26-26L0 0 26-26ZM26-26L0 0 26 26ZM26 26L0 0-26 26ZM-26 26L0 0-26-26Z" fill="#e8469a"/></g>`;
};
