/** Sports beside the ball games of sports.mjs. */

import { bokeh, fog, glow, ground, spots } from '../ground.mjs';
import { motif } from '../motif.mjs';
import { confetti, embers, lowerCorners, snow, sparks } from '../particles.mjs';
import { pitch } from '../places.mjs';
import * as on from '../stages.mjs';
import { single } from './single.mjs';

const arena = [ground(0.34), bokeh(20, 1, 0, 150), spots()];
const field = [...arena, pitch(360), glow(240, 230, 200, 0.6)];
const flag = motif('chequered-flag', 388, 108, 130, { rot: 10, outline: 3 });
const trophy = motif('trophy', 392, 388, 130, { rot: 10, outline: 3 });

export const moreSports = [
  single('hockey|Hockey|Hockey', 'frost corner', on.winter(), 'ice-hockey', [snow(16)]),
  single('criquet|Críquet|Cricket', 'moss none', field, 'cricket-game', [sparks(9)]),
  single('rugby|Rugby|Rugby', 'jade double', field, 'rugby-football', [confetti(12)], { rot: -12 }),
  single('badminton|Bádminton|Badminton', 'candy edge', on.sweet(), 'badminton', [sparks(10)]),
  single('golf|Golf|Golf', 'reef none', field, 'flag-in-hole', [sparks(8)]),
  single('bolos|Bolos|Bowling', 'royal lamp', on.show(), 'bowling', [sparks(9)]),
  single('ciclismo|Ciclismo|Cycling', 'dusk none', on.desert(), 'bicycle', [flag, fog(0.5, 400)]),
  single('motos|Motociclismo|Motorbikes', 'ember corner', on.arcade('#ffd45e'), 'motorcycle', [
    flag,
    embers(20),
  ]),
  single('esqui|Esquí|Skiing', 'night edge', on.winter(), 'skis', [snow(24)]),
  single('judo|Judo|Judo', 'wine double', on.burst('waves', 20), 'martial-arts-uniform', [
    sparks(9),
  ]),
  single('atletismo|Atletismo|Athletics', 'neon none', on.storm(), 'running-shoe', [sparks(10)]),
  single('regata|Regata|Regatta', 'sea lamp', on.surf(), 'sailboat', [trophy, sparks(8)]),
  single('billar|Billar|Billiards', 'felt lamp', on.table(), 'pool-8-ball', [
    lowerCorners('bullseye', 'trophy', 110, 400),
    sparks(8),
  ]),
];
