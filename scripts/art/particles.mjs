/** Small things that float in a picture or lie at its lower edge. */
import { motif } from './motif.mjs';

/** @typedef {import('./scene.mjs').Layer} Layer */
/** @typedef {import('./scene.mjs').Scene} Scene */

const times = (/** @type {number} */ count, /** @type {(i: number) => string} */ make) =>
  Array.from({ length: count }, (_, i) => make(i)).join('');

/** @returns {Layer} */
export const sparks =
  (count = 12) =>
  (scene) =>
    times(count, () => {
      const x = scene.between(scene.left, scene.width);
      const y = scene.between(0, scene.height * 0.92);
      const tip = scene.between(4, 17);
      const waist = tip * 0.12;
      return `<path transform="translate(${x} ${y})" d="M0 ${-tip}Q${waist} ${-waist} ${tip} 0Q${waist} ${waist} 0 ${tip}Q${-waist} ${waist} ${-tip} 0Q${-waist} ${-waist} 0 ${-tip}Z" fill="#fffbe6" opacity="${scene.between(0.5, 1)}"/>`;
    });

const paper = ['#ffd45e', '#ff6b6b', '#5ee0b0', '#6fb8ff', '#ff9be0', '#fff'];

/** @returns {Layer} */
export const confetti =
  (count = 26) =>
  (scene) =>
    times(
      count,
      (i) =>
        `<rect transform="translate(${scene.between(scene.left, scene.width)} ${scene.between(0, scene.height * 0.84)}) rotate(${scene.between(0, 180)})" width="${scene.between(8, 18)}" height="${scene.between(5, 11)}" rx="2" fill="${paper[i % paper.length]}" opacity="${scene.between(0.6, 1)}"/>`,
    );

/** @returns {Layer} */
export const bubbles =
  (count = 22) =>
  (scene) =>
    times(count, () => {
      const r = scene.between(3, 18);
      const x = scene.between(scene.left, scene.width);
      const y = scene.between(0, scene.height);
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".65" stroke-width="1.6"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.22}" fill="#fff" opacity=".9"/>`;
    });

/** @returns {Layer} */
export const snow =
  (count = 46) =>
  (scene) =>
    times(
      count,
      () =>
        `<circle cx="${scene.between(0, scene.width)}" cy="${scene.between(0, scene.height)}" r="${scene.between(1.5, 6)}" fill="#fff" opacity="${scene.between(0.4, 0.95)}"/>`,
    );

/** @returns {Layer} */
export const embers =
  (count = 34) =>
  (scene) =>
    times(
      count,
      () =>
        `<circle cx="${scene.between(0, scene.width)}" cy="${scene.between(0, scene.height)}" r="${scene.between(1.5, 5)}" fill="${scene.random() < 0.5 ? '#ffd45e' : '#ff8a3a'}" opacity="${scene.between(0.5, 1)}"/>`,
    );

/** @returns {Layer} */
export const petals =
  (count = 20, colour = '#ffc4dd') =>
  (scene) =>
    times(
      count,
      () =>
        `<path transform="translate(${scene.between(0, scene.width)} ${scene.between(0, scene.height)}) rotate(${scene.between(0, 360)}) scale(${scene.between(0.6, 1.3)})" d="M0 0Q9-12 18 0Q9 12 0 0Z" fill="${colour}" opacity="${scene.between(0.6, 1)}"/>`,
    );

/** A heap of one motif along the lower edge, such as coins. @returns {Layer} */
export const heap =
  (name = 'coin', count = 9, y = 440) =>
  async (scene) => {
    const things = Array.from({ length: count }, (_, i) => {
      const share = i / (count - 1);
      return {
        x: share * (scene.width + 40) - 20 + scene.between(0, 24),
        y: y + Math.abs(share - 0.5) * -46 + scene.between(0, 26),
        size: scene.between(70, 114),
        rot: scene.between(-30, 30),
      };
    }).sort((a, b) => a.y - b.y);
    let drawn = '';
    for (const { x, y: top, size, rot } of things)
      drawn += await motif(name, x, top, size, { rot })(scene);
    return drawn;
  };

/** A few small motifs at the sides, out of focus. @returns {Layer} */
export const sideMotifs =
  (/** @type {string[]} */ names, count = 5, low = 40, high = 70, blur = 2) =>
  async (scene) => {
    let drawn = '';
    for (let i = 0; i < count; i++) {
      const x = scene.width / 2 + (i % 2 ? 1 : -1) * scene.between(130, 230);
      const name = names[i % names.length] ?? 'coin';
      const rot = scene.between(-40, 40);
      drawn += await motif(name, x, scene.between(30, 380), scene.between(low, high), {
        rot,
        blur,
        shadow: false,
      })(scene);
    }
    return drawn;
  };

/** Two motifs in the lower corners; the second is smaller and turned. @returns {Layer} */
export const lowerCorners =
  (/** @type {string} */ left, right = left, size = 150, y = 376) =>
  async (scene) =>
    (await motif(left, 90, y, size, { rot: -12, outline: 3 })(scene)) +
    (await motif(right, 392, y + 6, size * 0.92, { rot: 12, flip: true, outline: 3 })(scene));

/** Two blurred motifs in the upper corners, behind the subject. @returns {Layer} */
export const upperCorners =
  (/** @type {string} */ left, right = left, size = 130, blur = 1) =>
  async (scene) =>
    (await motif(left, 84, 112, size, { rot: -14, blur })(scene)) +
    (await motif(right, 398, 106, size * 0.9, { rot: 14, blur, flip: true })(scene));
