/** Crash games beside those of crash.mjs. */

import { neonLetters, powerWord } from '../finish.mjs';
import { fog } from '../ground.mjs';
import { motif } from '../motif.mjs';
import { bubbles, embers, sideMotifs, snow, sparks } from '../particles.mjs';
import { climb } from '../places.mjs';
import * as on from '../stages.mjs';
import { single } from './single.mjs';

const clouds = sideMotifs(['cloud'], 5, 90, 140, 1);

export const moreCrash = [
  single(
    'platillo|Platillo|Saucer',
    'jade none',
    [...on.space(), climb('#7df0b0')],
    'flying-saucer',
    [powerWord('x200', 448, 104, 0, neonLetters)],
  ),
  single('barrilete|Barrilete|Kite', 'sea edge', [...on.burst('waves', 14), clouds], 'kite', [
    sparks(8),
  ]),
  single('montana-rusa|Montaña Rusa|Coaster', 'candy lamp', on.sweet(), 'roller-coaster', [
    powerWord('x30', 450, 104, 0),
  ]),
  single('trineo|Trineo|Sled', 'frost corner', on.winter(), 'sled', [snow(24)]),
  single('lancha|Lancha|Speedboat', 'reef double', on.surf(), 'speedboat', [bubbles(14)]),
  single('patineta|Patineta|Skateboard', 'neon none', on.arcade('#6ff0ff'), 'skateboard', [
    sparks(10),
  ]),
  single('locomotora|Locomotora|Express', 'noir double', on.desert(), 'locomotive', [
    fog(0.6, 390),
    embers(16),
  ]),
  single('canguro|Canguro|Kangaroo', 'sand edge', [...on.desert(), climb()], 'kangaroo', [
    motif('boomerang', 390, 390, 120, { outline: 3 }),
  ]),
  single('moto-salto|Motoneta|Scooter', 'plum corner', on.town(), 'motor-scooter', [sparks(8)]),
  single(
    'teleferico|Teleférico|Cable Car',
    'dusk none',
    [...on.winter(), clouds],
    'aerial-tramway',
    [powerWord('x80', 450, 104, 0)],
  ),
];
