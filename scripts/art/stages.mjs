/** Stages: layers of background and place that belong together. A recipe adds the subject. */

import { bokeh, glow, ground, pattern, rays, shafts, spots } from './ground.mjs';
import { embers, snow, upperCorners } from './particles.mjs';
import {
  bamboo,
  curtains,
  hills,
  hoop,
  jungle,
  lightning,
  mesas,
  moon,
  neonFloor,
  neonSun,
  pyramid,
  sea,
  skyline,
  snowfield,
  stage,
  volcano,
} from './places.mjs';

/** @typedef {import('./scene.mjs').Layer} Layer */

export const burst = (/** @type {Parameters<typeof pattern>[0]} */ kind = 'scales', count = 16) => [
  ground(),
  pattern(kind, 0.13),
  rays(count),
  glow(),
];
export const hooped = (/** @type {Parameters<typeof pattern>[0]} */ kind = 'scales') => [
  ground(),
  pattern(kind, 0.16),
  hoop(),
  glow(240, 200, 180, 0.6),
];
export const sweet = () => [ground(), pattern('stripes', 0.22), glow(240, 220, 210)];
export const moonlit = (x = 240, y = 180, r = 150) => [
  ground(0.34),
  pattern('stars', 0.8),
  moon(x, y, r),
  hills(),
];
export const desert = () => [ground(0.6), mesas()];
export const tomb = () => [
  ground(0.45),
  pattern('diamonds', 0.14),
  pyramid(),
  glow(240, 90, 120, 0.9),
];
export const grove = () => [ground(), rays(12, 0.25), bamboo(), glow(240, 230, 220, 0.7)];
export const wild = () => [ground(0.42), rays(12, 0.22), jungle(), glow(240, 220, 200, 0.6)];
export const deepSea = () => [ground(0.18), shafts(), glow(240, 230, 190, 0.5)];
export const surf = () => [ground(0.34), rays(12, 0.25), sea(), glow(240, 200, 170, 0.5)];
export const show = () => [ground(0.3), bokeh(10, 0.7, 0, 200), curtains(), spots(), stage()];
export const arcade = (/** @type {string | undefined} */ line = undefined) => [
  ground(0.4),
  pattern('stars', 0.5),
  neonSun(),
  neonFloor(345, line),
];
export const winter = () => [ground(0.2), snow(), snowfield(), glow(240, 220, 190, 0.5)];
export const inferno = () => [ground(0.5), volcano(), embers()];
export const town = () => [
  ground(0.34),
  pattern('stars', 0.6),
  skyline(),
  glow(240, 230, 190, 0.5),
];
export const storm = () => [
  ground(0.3),
  pattern('stars', 0.5),
  lightning(),
  glow(240, 140, 220, 0.6),
];
export const space = () => [ground(0.6), pattern('stars', 0.9)];
export const lanterns = () => [
  ground(0.4),
  rays(20, 0.3),
  bokeh(14, 0.8),
  upperCorners('red-paper-lantern', 'red-paper-lantern', 150, 0),
  glow(240, 230, 190, 0.9),
];
export const table = (/** @type {Parameters<typeof pattern>[0]} */ kind = 'diamonds') => [
  ground(0.36),
  pattern(kind, 0.12),
  bokeh(12, 0.7, 0, 160),
];
