/** Fishing games beside those of fishing.mjs. */

import { fog } from '../ground.mjs';
import { motif } from '../motif.mjs';
import { bubbles, lowerCorners, sideMotifs, sparks } from '../particles.mjs';
import * as on from '../stages.mjs';
import { single } from './single.mjs';

const wet = { rimColour: '#fff', glow: 6 };
const deep = on.deepSea();
const shoal = sideMotifs(['tropical-fish', 'fish'], 4, 60, 90);

export const moreFishing = [
  single('camaron|Camarón|Shrimp', 'dusk edge', deep, 'shrimp', [bubbles(22)], wet),
  single('foca|Foca|Seal', 'frost none', on.winter(), 'seal', [bubbles(12)], wet),
  single('nutria|Nutria|Otter', 'moss corner', on.surf(), 'otter', [bubbles(14), sparks(6)], wet),
  single('caiman|Caimán|Caiman', 'jade none', on.wild(), 'crocodile', [fog(0.5, 390)], wet),
  single('ancla|Ancla|Anchor', 'night corner', [...deep, shoal], 'anchor', [bubbles(24)]),
  single('carnada|Anzuelo|Fish Hook', 'sand double', on.surf(), 'fishing-pole', [
    motif('fish', 110, 392, 130, { outline: 3 }),
    bubbles(12),
  ]),
  single('cachalote|Cachalote|Sperm Whale', 'plum lamp', deep, 'whale', [bubbles(24)], wet),
  single('caracola|Caracola|Seashell', 'candy none', on.surf(), 'spiral-shell', [sparks(12)]),
  single('arrecife|Coral|Coral', 'reef double', [...deep, shoal], 'coral', [bubbles(26)], wet),
  single('pez-payaso|Pez Payaso|Clownfish', 'ember corner', deep, 'tropical-fish', [
    lowerCorners('coral', 'coral', 150, 400),
    bubbles(22),
  ]),
];
