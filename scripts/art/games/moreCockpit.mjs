/** Roosters beside those of cockpit.mjs: by colour, place and character. */

import { fog } from '../ground.mjs';
import { motif } from '../motif.mjs';
import { embers, lowerCorners, snow, sparks } from '../particles.mjs';
import * as on from '../stages.mjs';
import { single } from './single.mjs';

const dust = fog(0.6, 390);
const black = { tint: { saturate: 0.25, brightness: 0.42 }, glowColour: '#ffcf5c' };
const white = { tint: { saturate: 0.12, brightness: 1.9 } };
const pale = { tint: { saturate: 0.2, brightness: 1.15 } };
const red = { tint: { hue: -22, saturate: 1.5 } };
const blue = { tint: { hue: 190, saturate: 1.1 } };
const green = { tint: { hue: 95 } };
const violet = { tint: { hue: 265 } };
const yellow = { tint: { hue: 28, saturate: 1.5, brightness: 1.35 } };

export const moreCockpit = [
  single(
    'gallo-negro|Gallo Negro|Black Rooster',
    'ember edge',
    on.inferno(),
    'rooster',
    [dust],
    black,
  ),
  single(
    'gallo-blanco|Gallo Blanco|White Rooster',
    'sea none',
    on.winter(),
    'rooster',
    [snow(14)],
    white,
  ),
  single(
    'gallo-colorado|Colorado|Red Rooster',
    'felt lamp',
    on.table(),
    'rooster',
    [sparks(9)],
    red,
  ),
  single('gallo-azul|Gallo Azul|Blue Rooster', 'dusk corner', on.desert(), 'rooster', [dust], blue),
  single(
    'gallo-verde|Gallo Verde|Green Rooster',
    'wine none',
    on.burst(),
    'rooster',
    [sparks(9)],
    green,
  ),
  single('gallo-cenizo|Cenizo|Ash Rooster', 'royal edge', on.moonlit(), 'rooster', [dust], pale),
  single(
    'gallo-amarillo|Canario|Canary',
    'night double',
    on.show(),
    'rooster',
    [sparks(9)],
    yellow,
  ),
  single(
    'gallo-morado|Morado|Violet Rooster',
    'moss lamp',
    on.grove(),
    'rooster',
    [sparks(9)],
    violet,
  ),
  single('gallo-rey|Gallo Rey|King Rooster', 'plum double', on.hooped(), 'rooster', [
    motif('crown', 190, 66, 130, { outline: 3, rot: -12 }),
    sparks(10),
  ]),
  single('gallo-guerrero|Guerrero|Warrior', 'noir corner', on.tomb(), 'rooster', [
    lowerCorners('shield', 'dagger', 130, 396),
    embers(16),
  ]),
  single('gallo-trueno|Trueno|Thunder', 'neon none', on.storm(), 'rooster', [
    motif('high-voltage', 392, 380, 130, { outline: 3 }),
    sparks(8),
  ]),
  single(
    'gallo-serrano|Serrano|Highland',
    'sand lamp',
    on.desert(),
    'rooster',
    [lowerCorners('cactus', 'cactus', 120, 396)],
    red,
  ),
  single(
    'gallo-puerto|Porteño|Harbor',
    'reef edge',
    on.surf(),
    'rooster',
    [motif('anchor', 392, 386, 120, { outline: 3 }), sparks(8)],
    blue,
  ),
  single('gallina|Gallina|Hen', 'candy corner', on.sweet(), 'chicken', [
    lowerCorners('egg', 'egg', 110, 402),
    sparks(8),
  ]),
  single('polluelo|Polluelo|Chickling', 'frost double', on.burst('dots', 16), 'hatching-chick', [
    sparks(12),
  ]),
  single(
    'gallo-duelo-rojo|Revancha|Rematch',
    'jade none',
    on.burst('stripes', 22),
    'crossed-swords',
    [
      motif('rooster', 108, 300, 190, { flip: true, outline: 3 }),
      motif('rooster', 372, 300, 190, { outline: 3, ...black }),
      embers(18),
    ],
  ),
];
