/** Lotteries and quick draws besides those of lotteries.mjs: a charm over two balls. */

import { confetti, sparks } from '../particles.mjs';
import { ball } from '../props.mjs';
import * as on from '../stages.mjs';
import { single } from './single.mjs';

/** @typedef {import('../scene.mjs').Layer} Layer */

const inks = ['#e5232f', '#1fa8e8', '#2bbf74', '#ff9a2a', '#7a4be0', '#e8469a'];

/**
 * A charm with two balls in front: their numbers and colours follow from one number.
 * @param {number} number @param {string} names @param {string} style @param {Layer[]} stage @param {string} charm
 */
const charmWithBalls = (number, names, style, stage, charm) => {
  const ink = (/** @type {number} */ i) => inks[i % inks.length] ?? '';
  return single(names, style, stage, charm, [
    ball(96, 396, 70, ink(number), String(number)),
    ball(388, 400, 66, ink(number + 2), String((number * 7) % 49)),
    confetti(10),
    sparks(8),
  ]);
};

export const moreLottery = [
  charmWithBalls(
    3,
    'trebol-sorteo|Trébol|Clover',
    'moss edge',
    on.burst('dots', 16),
    'four-leaf-clover',
  ),
  charmWithBalls(11, 'campana-sorteo|Campana|Bell', 'ember double', on.burst('scales', 18), 'bell'),
  charmWithBalls(17, 'arcoiris|Arcoíris|Rainbow', 'frost none', on.sweet(), 'rainbow'),
  charmWithBalls(23, 'alcancia|Alcancía|Piggy Bank', 'candy corner', on.sweet(), 'pig-face'),
  charmWithBalls(29, 'talego|Talego|Money Bag', 'felt lamp', on.show(), 'money-bag'),
  charmWithBalls(31, 'lucero|Lucero|Star', 'night edge', on.space(), 'shooting-star'),
  charmWithBalls(37, 'mariquita|Mariquita|Ladybug', 'jade none', on.wild(), 'lady-beetle'),
  charmWithBalls(41, 'sorteo-sol|Sol|Sun', 'sand double', on.desert(), 'sun-with-face'),
  charmWithBalls(43, 'sorteo-luna|Luna|Moon', 'royal corner', on.moonlit(), 'full-moon-face'),
  charmWithBalls(5, 'anillo|Anillo|Ring', 'plum lamp', on.burst('diamonds', 18), 'ring'),
  charmWithBalls(13, 'regalo|Regalo|Gift', 'wine edge', on.show(), 'wrapped-gift'),
  charmWithBalls(19, 'colibri|Paloma|Dove', 'sea none', on.burst('waves', 14), 'dove'),
  charmWithBalls(27, 'llave|Llave|Key', 'noir corner', on.hooped('diamonds'), 'key'),
  charmWithBalls(47, 'velero|Barco|Ship', 'reef double', on.surf(), 'ship'),
  charmWithBalls(2, 'corazon|Corazón|Heart', 'dusk none', on.burst('stripes', 20), 'red-heart'),
];

export const moreQuickDraws = [
  charmWithBalls(1, 'crono|Crono|Stopwatch', 'sea corner', on.storm(), 'stopwatch'),
  charmWithBalls(
    4,
    'reloj-arena|Clepsidra|Hourglass',
    'sand edge',
    on.desert(),
    'hourglass-not-done',
  ),
  charmWithBalls(6, 'despertador|Alarma|Alarm', 'wine none', on.burst('dots', 14), 'alarm-clock'),
  charmWithBalls(8, 'centella|Centella|Spark', 'royal double', on.storm(), 'high-voltage'),
  charmWithBalls(9, 'liebre|Liebre|Hare', 'moss lamp', on.wild(), 'rabbit'),
  charmWithBalls(10, 'leopardo|Leopardo|Leopard', 'dusk corner', on.desert(), 'leopard'),
  charmWithBalls(12, 'dado-rojo|Dado|Die', 'ember none', on.table(), 'game-die'),
  charmWithBalls(33, 'vidente|Vidente|Oracle', 'plum edge', on.moonlit(), 'crystal-ball'),
  charmWithBalls(15, 'varita|Varita|Wand', 'night double', on.space(), 'magic-wand'),
  charmWithBalls(16, 'petardo|Petardo|Firecracker', 'candy lamp', on.lanterns(), 'firecracker'),
  charmWithBalls(18, 'bengala|Bengala|Sparkler', 'noir none', on.town(), 'sparkler'),
  charmWithBalls(20, 'fuegos|Fuegos|Fireworks', 'neon corner', on.town(), 'fireworks'),
  charmWithBalls(
    26,
    'flechazo|Flechazo|Arrow',
    'jade edge',
    on.burst('hexes', 16),
    'heart-with-arrow',
  ),
  charmWithBalls(22, 'tornado|Tornado|Tornado', 'frost double', on.storm(), 'tornado'),
  charmWithBalls(24, 'iman|Imán|Magnet', 'reef lamp', on.arcade(), 'magnet'),
  charmWithBalls(25, 'brujula|Brújula|Compass', 'felt none', on.hooped('scales'), 'compass'),
];
