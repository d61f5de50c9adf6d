/** Crash games. */

import { neonLetters, powerWord } from '../finish.mjs';
import { glow, ground, pattern, rays, vignette } from '../ground.mjs';
import { motif, subject } from '../motif.mjs';
import { confetti, embers, sideMotifs, sparks } from '../particles.mjs';
import { climb, hills } from '../places.mjs';
import { plinko, tileBoard } from '../props.mjs';
import * as on from '../stages.mjs';

/** @typedef {import('../recipe.mjs').Recipe} Recipe */

/** @type {Recipe[]} */
export const crash = [
  [
    'cohete',
    'Cohete',
    'Rocket',
    'neon',
    'corner',
    [
      ...on.space(),
      climb(),
      motif('ringed-planet', 100, 130, 150, { rot: -8, blur: 1 }),
      glow(320, 170, 170, 0.8, '#ffd45e'),
      subject('rocket', 286, 186, 360, { glow: 10, glowColour: '#ff9be0' }),
      powerWord('x100', 448, 108, 0, neonLetters),
    ],
  ],
  [
    'avion',
    'Avión',
    'Plane',
    'wine',
    'none',
    [
      ground(0.5),
      rays(22, 0.2, 40, 460, 620),
      climb('#ff4d5e', 130),
      glow(330, 170, 190, 0.6),
      subject('small-airplane', 290, 180, 400),
      powerWord('x50', 430, 120, 0),
      sparks(8),
    ],
  ],
  [
    'minas',
    'Minas',
    'Mines',
    'night',
    'corner',
    [
      ground(0.5),
      tileBoard(),
      motif('gem-stone', 102, 102, 112),
      motif('gem-stone', 378, 240, 112),
      motif('gem-stone', 102, 378, 112),
      glow(240, 240, 150, 0.8, '#ffb07a'),
      subject('bomb', 240, 236, 230, { glow: 10, glowColour: '#ff8a5c' }),
      vignette(0.5),
      sparks(10),
    ],
  ],
  [
    'plinko',
    'Plinko',
    'Plinko',
    'plum',
    'none',
    [ground(0.4), pattern('dots', 0.06), rays(12, 0.18), plinko(), sparks(8)],
  ],
  [
    'globo',
    'Globo',
    'Balloon',
    'candy',
    'edge',
    [
      ground(0.3),
      rays(16, 0.3),
      sideMotifs(['cloud', 'cloud'], 6, 90, 150, 1),
      subject('balloon', 240, 220, 410, { outlineColour: '#fff', glow: 10 }),
      powerWord('x25', 450, 104, 0),
      sparks(8),
    ],
  ],
  [
    'paracaidas',
    'Paracaídas',
    'Parachute',
    'sea',
    'none',
    [
      ground(0.3),
      rays(14, 0.26),
      sideMotifs(['cloud'], 5, 90, 150, 0.8),
      hills(410),
      subject('parachute', 240, 222, 400, { outlineColour: '#fff', glow: 10 }),
      sparks(8),
    ],
  ],
  [
    'helicoptero',
    'Helicóptero',
    'Helicopter',
    'dusk',
    'corner',
    [
      ...on.town(),
      climb('#ffb43c', 170),
      subject('helicopter', 260, 196, 400, { glow: 10 }),
      powerWord('x40', 446, 108, 0),
    ],
  ],
  [
    'bolido',
    'Bólido',
    'Race Car',
    'ember',
    'double',
    [
      ...on.arcade('#ffd45e'),
      subject('racing-car', 240, 262, 430, { glow: 12 }),
      motif('chequered-flag', 380, 110, 150, { rot: 10 }),
      embers(24),
    ],
  ],
  [
    'cometa',
    'Cometa',
    'Comet',
    'night',
    'edge',
    [
      ...on.space(),
      climb('#7cc4ff'),
      subject('comet', 244, 208, 400, { glow: 14, glowColour: '#ffd98a', flip: true }),
      powerWord('x75', 448, 108, 0, neonLetters),
    ],
  ],
  [
    'pollito',
    'Pollito',
    'Chick',
    'moss',
    'lamp',
    [
      ...on.town(),
      (scene) =>
        `<path d="M0 372H480V480H0Z" fill="#2a2735"/><path d="M0 426H480" stroke="#ffe9b0" stroke-width="10" stroke-dasharray="60 40"/><path d="M0 372H480" stroke="${scene.palette.rim}" stroke-width="4"/>`,
      motif('automobile', 400, 392, 170, { outline: 3 }),
      subject('front-facing-baby-chick', 220, 246, 370, { glow: 10 }),
      sparks(8),
    ],
  ],
  [
    'torre',
    'Torre',
    'Tower',
    'jade',
    'double',
    [
      ground(0.5),
      tileBoard('#6fe0a8', '#0b6b52'),
      motif('egg', 102, 378, 104),
      motif('egg', 240, 240, 104),
      motif('egg', 378, 102, 104),
      subject('t-rex', 300, 300, 270, { glow: 10 }),
      vignette(0.5),
      powerWord('x64', 118, 92, 0),
    ],
  ],
  [
    'limbo',
    'Órbita',
    'Orbit',
    'royal',
    'none',
    [
      ...on.space(),
      (scene) =>
        `<ellipse cx="240" cy="240" rx="220" ry="92" fill="none" stroke="${scene.palette.rim}" stroke-opacity=".6" stroke-width="5" transform="rotate(-20 240 240)"/><ellipse cx="240" cy="240" rx="220" ry="92" fill="none" stroke="${scene.palette.rim}" stroke-opacity=".35" stroke-width="4" transform="rotate(50 240 240)"/>`,
      subject('ringed-planet', 240, 240, 360, { glow: 14 }),
      motif('satellite', 92, 112, 120, { outline: 3 }),
      motif('rocket', 386, 376, 150, { outline: 3 }),
      confetti(8),
      sparks(10),
    ],
  ],
];
