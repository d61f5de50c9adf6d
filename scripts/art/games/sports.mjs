/** Sports and esports. */

import { powerWord } from '../finish.mjs';
import { bokeh, fog, glow, ground, pattern, rays, spots } from '../ground.mjs';
import { motif, subject } from '../motif.mjs';
import { confetti, embers, lowerCorners, sideMotifs, sparks } from '../particles.mjs';
import { neonFloor, pitch } from '../places.mjs';
import * as on from '../stages.mjs';

/** @typedef {import('../recipe.mjs').Recipe} Recipe */

const arena = [ground(0.34), bokeh(20, 1, 0, 150), spots()];
const court = (/** @type {string} */ light, /** @type {string} */ dark) => [
  ...arena,
  /** @type {import('../scene.mjs').Layer} */ (scene) =>
    `<path d="M0 340H480V480H0Z" fill="${scene.linear([
      [0, light],
      [1, dark],
    ])}"/><path d="M-40 480L110 340M520 480L370 340M0 362H480" stroke="#fff" stroke-width="4" opacity=".7"/>`,
  glow(240, 230, 200, 0.6),
];

/** @type {Recipe[]} */
export const sports = [
  [
    'futbol',
    'Fútbol',
    'Football',
    'night',
    'none',
    [
      ...arena,
      pitch(),
      glow(240, 250, 200, 0.6),
      subject('soccer-ball', 226, 268, 370, { outline: 0, rot: -14, glow: 10 }),
      motif('trophy', 390, 150, 130, { rot: 10, blur: 0.8 }),
      sparks(10),
    ],
  ],
  [
    'baloncesto',
    'Baloncesto',
    'Basketball',
    'dusk',
    'corner',
    [
      ...court('#d98a3c', '#6a2f12'),
      subject('basketball', 240, 236, 370, { glow: 12 }),
      sparks(10),
    ],
  ],
  [
    'tenis',
    'Tenis',
    'Tennis',
    'moss',
    'edge',
    [...court('#3f8fd0', '#123f7a'), subject('tennis', 240, 232, 390, { glow: 12 }), sparks(9)],
  ],
  [
    'beisbol',
    'Béisbol',
    'Baseball',
    'sea',
    'none',
    [
      ...arena,
      pitch(350),
      glow(240, 230, 200, 0.6),
      subject('baseball', 236, 236, 340, { glow: 10, rot: 20 }),
      motif('billed-cap', 396, 376, 150, { rot: 10, outline: 3 }),
      sparks(9),
    ],
  ],
  [
    'americano',
    'Americano',
    'Gridiron',
    'felt',
    'double',
    [
      ...arena,
      pitch(),
      glow(240, 230, 200, 0.6),
      subject('american-football', 240, 228, 390, { glow: 10, rot: -8 }),
      confetti(16),
    ],
  ],
  [
    'boxeo',
    'Boxeo',
    'Boxing',
    'wine',
    'corner',
    [
      ...on.burst('stripes', 22),
      embers(20),
      subject('boxing-glove', 240, 236, 410, { glow: 12 }),
      powerWord('K.O.', 450, 104, 0),
    ],
  ],
  [
    'voley',
    'Vóley',
    'Volleyball',
    'sand',
    'edge',
    [
      ...on.surf(),
      subject('volleyball', 240, 226, 360, { glow: 12 }),
      lowerCorners('palm-tree', 'beach-with-umbrella', 150, 386),
      sparks(8),
    ],
  ],
  [
    'hipica',
    'Hípica',
    'Horse Racing',
    'plum',
    'lamp',
    [
      ...arena,
      pitch(360),
      subject('horse-racing', 240, 228, 420, { glow: 12 }),
      motif('chequered-flag', 392, 110, 120, { rot: 10 }),
      fog(0.5, 400),
      sparks(8),
    ],
  ],
  [
    'pingpong',
    'Ping-pong',
    'Table Tennis',
    'royal',
    'none',
    [...court('#1f8a7a', '#0a3f4a'), subject('ping-pong', 240, 232, 390, { glow: 12 }), sparks(9)],
  ],
];

/** @type {Recipe[]} */
export const esports = [
  [
    'arena',
    'Arena',
    'Arena',
    'neon',
    'corner',
    [
      ...on.arcade('#6ff0ff'),
      subject('video-game', 240, 256, 440, { glow: 12, glowColour: '#6ff0ff' }),
      sparks(10),
    ],
  ],
  [
    'duelo',
    'Duelo',
    'Duel',
    'night',
    'double',
    [
      ...on.storm(),
      neonFloor(370, '#6ff0ff'),
      subject('crossed-swords', 240, 226, 400, { glow: 14, glowColour: '#6ff0ff' }),
      powerWord('GG', 452, 110, 0),
    ],
  ],
  [
    'invasor',
    'Invasor',
    'Invader',
    'royal',
    'none',
    [
      ...on.space(),
      neonFloor(360, '#ff7ae5'),
      sideMotifs(['alien-monster'], 4, 70, 90, 0.6),
      subject('alien-monster', 240, 216, 370, { glow: 14, glowColour: '#ff7ae5' }),
      sparks(10),
    ],
  ],
  [
    'diana',
    'Diana',
    'Bullseye',
    'ember',
    'edge',
    [
      ...on.burst('hexes', 16),
      subject('bullseye', 240, 232, 390, { glow: 12 }),
      embers(24),
      sparks(8),
    ],
  ],
  [
    'palanca',
    'Arcade',
    'Arcade',
    'plum',
    'lamp',
    [
      ...on.arcade('#ff7ae5'),
      subject('joystick', 240, 246, 410, { glow: 12, glowColour: '#ff9be0' }),
      sparks(10),
    ],
  ],
  [
    'escudo',
    'Clan',
    'Clan',
    'sea',
    'corner',
    [
      ground(0.4),
      pattern('hexes', 0.14),
      rays(12, 0.24),
      glow(),
      motif('crossed-swords', 240, 220, 430, { outline: 4 }),
      subject('shield', 240, 244, 290, { glow: 12 }),
      motif('crown', 240, 92, 130, { outline: 3 }),
      sparks(10),
    ],
  ],
];
