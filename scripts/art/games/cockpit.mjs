/** Cockfight games. */

import { powerWord } from '../finish.mjs';
import { fog, glow, ground, rays } from '../ground.mjs';
import { motif, subject } from '../motif.mjs';
import { embers, sparks } from '../particles.mjs';
import * as on from '../stages.mjs';

/** @typedef {import('../recipe.mjs').Recipe} Recipe */

/** @type {Recipe[]} */
export const cockpit = [
  [
    'gallo',
    'Gallo',
    'Rooster',
    'ember',
    'corner',
    [
      ground(0.45),
      rays(24, 0.34),
      glow(240, 220, 200, 0.8),
      motif('feather', 88, 130, 110, { rot: -30, blur: 1 }),
      motif('feather', 404, 360, 120, { rot: 60, blur: 0.6 }),
      motif('fire', 110, 390, 210, { blur: 1.5 }),
      motif('fire', 380, 400, 220, { blur: 1.5 }),
      subject('rooster', 244, 232, 452, { glow: 12, glowColour: '#ffcf5c' }),
      fog(0.75, 390),
      sparks(10),
    ],
  ],
  [
    'gallos-duelo',
    'Duelo de Gallos',
    'Rooster Duel',
    'wine',
    'double',
    [
      ...on.burst('stripes', 22),
      subject('rooster', 130, 240, 290, { flip: true, glow: 10 }),
      subject('rooster', 352, 240, 290, { glow: 10 }),
      embers(30),
      fog(0.7, 360),
      powerWord('VS', 440, 120, 0),
    ],
  ],
  [
    'gallo-campeon',
    'Gallo Campeón',
    'Champion Rooster',
    'night',
    'lamp',
    [
      ...on.show(),
      subject('rooster', 240, 226, 400, { glow: 12, glowColour: '#9cd0ff' }),
      motif('trophy', 384, 382, 140, { rot: 10, outline: 3 }),
      motif('feather', 92, 390, 120, { rot: -20 }),
      sparks(10),
    ],
  ],
  [
    'gallo-oro',
    'Gallo de Oro',
    'Golden Rooster',
    'noir',
    'none',
    [
      ...on.hooped('diamonds'),
      subject('rooster', 240, 220, 390, { glow: 14, glowColour: '#ffcf5c' }),
      motif('1st-place-medal', 240, 412, 130, { outline: 3 }),
      sparks(14),
    ],
  ],
];
