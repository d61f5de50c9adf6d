/** Esports beside those of sports.mjs. */

import { powerWord } from '../finish.mjs';
import { fog } from '../ground.mjs';
import { motif } from '../motif.mjs';
import { confetti, embers, lowerCorners, sparks } from '../particles.mjs';
import { neonFloor } from '../places.mjs';
import * as on from '../stages.mjs';
import { single } from './single.mjs';

const blue = '#6ff0ff';
const pink = '#ff7ae5';
const cold = { glowColour: blue };
const hot = { glowColour: '#ffcf5c' };

export const moreEsports = [
  single('robot-duelo|Robot|Robot', 'frost corner', on.arcade(blue), 'robot', [sparks(9)], cold),
  single('ninja|Ninja|Ninja', 'wine none', on.moonlit(), 'ninja', [fog(0.6, 390), sparks(8)]),
  single('fortaleza|Fortaleza|Fortress', 'dusk double', on.inferno(), 'castle', [fog(0.6, 390)]),
  single('arquero|Arquero|Archer', 'moss edge', on.wild(), 'bow-and-arrow', [sparks(9)], hot),
  single('daga|Daga|Dagger', 'noir none', on.burst('hexes', 18), 'dagger', [embers(20)], hot),
  single('nave|Nave|Starship', 'neon lamp', [...on.space(), neonFloor(380, pink)], 'rocket', [
    powerWord('GO', 452, 110, 0),
  ]),
  single('zombi|Zombi|Zombie', 'jade corner', on.moonlit(330, 130, 96), 'person-zombie', [
    fog(0.7, 380),
  ]),
  single('mago|Mago|Wizard', 'royal double', on.burst('diamonds', 16), 'person-mage', [sparks(16)]),
  single('hacha|Hacha|Axe', 'ember none', on.inferno(), 'axe', [fog(0.5, 400), sparks(8)], hot),
  single('emboscada|Emboscada|Ambush', 'felt corner', on.grove(), 'military-helmet', [
    lowerCorners('bomb', 'bomb', 110, 400),
    sparks(8),
  ]),
  single('campeones|Campeones|Champions', 'night lamp', on.show(), 'trophy', [confetti(22)], hot),
  single(
    'rayo-azul|Rayo Azul|Blue Bolt',
    'sea edge',
    on.storm(),
    'high-voltage',
    [sparks(9)],
    cold,
  ),
  single('cascos|Audífonos|Headset', 'plum none', on.arcade(pink), 'headphone', [sparks(10)]),
  single('acertijo|Acertijo|Puzzle', 'candy edge', on.sweet(), 'puzzle-piece', [confetti(16)]),
  single('calavera-duelo|Parca|Reaper', 'night none', on.storm(), 'skull', [
    motif('crossed-swords', 386, 376, 140, { outline: 3 }),
    sparks(8),
  ]),
];
