/** Lotteries and quick draws beside those of lotteries.mjs: a charm over two balls. */

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
const draw = (number, names, style, stage, charm) => {
  const ink = (/** @type {number} */ i) => inks[i % inks.length] ?? '';
  return single(names, style, stage, charm, [
    ball(96, 396, 70, ink(number), String(number)),
    ball(388, 400, 66, ink(number + 2), String((number * 7) % 49)),
    confetti(10),
    sparks(8),
  ]);
};

export const moreLottery = [
  draw(3, 'trebol-sorteo|Trébol|Clover', 'moss edge', on.burst('dots', 16), 'four-leaf-clover'),
  draw(11, 'campana-sorteo|Campana|Bell', 'ember double', on.burst('scales', 18), 'bell'),
  draw(17, 'arcoiris|Arcoíris|Rainbow', 'frost none', on.sweet(), 'rainbow'),
  draw(23, 'alcancia|Alcancía|Piggy Bank', 'candy corner', on.sweet(), 'pig-face'),
  draw(29, 'talego|Talego|Money Bag', 'felt lamp', on.show(), 'money-bag'),
  draw(31, 'lucero|Lucero|Star', 'night edge', on.space(), 'shooting-star'),
  draw(37, 'mariquita|Mariquita|Ladybird', 'jade none', on.wild(), 'lady-beetle'),
  draw(41, 'sorteo-sol|Sol|Sun', 'sand double', on.desert(), 'sun-with-face'),
  draw(43, 'sorteo-luna|Luna|Moon', 'royal corner', on.moonlit(), 'full-moon-face'),
  draw(5, 'anillo|Anillo|Ring', 'plum lamp', on.burst('diamonds', 18), 'ring'),
  draw(13, 'regalo|Regalo|Gift', 'wine edge', on.show(), 'wrapped-gift'),
  draw(19, 'colibri|Paloma|Dove', 'sea none', on.burst('waves', 14), 'dove'),
  draw(27, 'llave|Llave|Key', 'noir corner', on.hooped('diamonds'), 'key'),
  draw(47, 'velero|Barco|Ship', 'reef double', on.surf(), 'ship'),
  draw(2, 'corazon|Corazón|Heart', 'dusk none', on.burst('stripes', 20), 'red-heart'),
];

export const moreDrawings = [
  draw(1, 'crono|Crono|Stopwatch', 'sea corner', on.storm(), 'stopwatch'),
  draw(4, 'reloj-arena|Clepsidra|Hourglass', 'sand edge', on.desert(), 'hourglass-not-done'),
  draw(6, 'despertador|Alarma|Alarm', 'wine none', on.burst('dots', 14), 'alarm-clock'),
  draw(8, 'centella|Centella|Spark', 'royal double', on.storm(), 'high-voltage'),
  draw(9, 'liebre|Liebre|Hare', 'moss lamp', on.wild(), 'rabbit'),
  draw(10, 'leopardo|Leopardo|Leopard', 'dusk corner', on.desert(), 'leopard'),
  draw(12, 'dado-rojo|Dado|Die', 'ember none', on.table(), 'game-die'),
  draw(33, 'vidente|Vidente|Oracle', 'plum edge', on.moonlit(), 'crystal-ball'),
  draw(15, 'varita|Varita|Wand', 'night double', on.space(), 'magic-wand'),
  draw(16, 'petardo|Petardo|Firecracker', 'candy lamp', on.lanterns(), 'firecracker'),
  draw(18, 'bengala|Bengala|Sparkler', 'noir none', on.town(), 'sparkler'),
  draw(20, 'fuegos|Fuegos|Fireworks', 'neon corner', on.town(), 'fireworks'),
  draw(26, 'flechazo|Flechazo|Arrow', 'jade edge', on.burst('hexes', 16), 'heart-with-arrow'),
  draw(22, 'tornado|Tornado|Tornado', 'frost double', on.storm(), 'tornado'),
  draw(24, 'iman|Imán|Magnet', 'reef lamp', on.arcade(), 'magnet'),
  draw(25, 'brujula|Brújula|Compass', 'felt none', on.hooped('scales'), 'compass'),
];
