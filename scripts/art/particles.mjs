/** Small things that float in a picture or lie at its lower edge. */
import { motif } from './motif.mjs';

/** @typedef {import('./scene.mjs').Layer} Layer */
/** @typedef {import('./scene.mjs').Scene} Scene */

const times = (/** @type {number} */ count, /** @type {(i: number) => string} */ make) =>
  Array.from({ length: count }, (_, i) => make(i)).join('');

/** @returns {Layer} */
export const sparks =
  (count = 12) =>
  (s) =>
    times(count, () => {
      const x = s.between(s.left, s.width);
      const y = s.between(0, s.height * 0.92);
      const q = s.between(4, 17);
      const n = q * 0.12;
      return `<path transform="translate(${x} ${y})" d="M0 ${-q}Q${n} ${-n} ${q} 0Q${n} ${n} 0 ${q}Q${-n} ${n} ${-q} 0Q${-n} ${-n} 0 ${-q}Z" fill="#fffbe6" opacity="${s.between(0.5, 1)}"/>`;
    });

const paper = ['#ffd45e', '#ff6b6b', '#5ee0b0', '#6fb8ff', '#ff9be0', '#fff'];

/** @returns {Layer} */
export const confetti =
  (count = 26) =>
  (s) =>
    times(
      count,
      (i) =>
        `<rect transform="translate(${s.between(s.left, s.width)} ${s.between(0, s.height * 0.84)}) rotate(${s.between(0, 180)})" width="${s.between(8, 18)}" height="${s.between(5, 11)}" rx="2" fill="${paper[i % paper.length]}" opacity="${s.between(0.6, 1)}"/>`,
    );

/** @returns {Layer} */
export const bubbles =
  (count = 22) =>
  (s) =>
    times(count, () => {
      const r = s.between(3, 18);
      const x = s.between(s.left, s.width);
      const y = s.between(0, s.height);
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".65" stroke-width="1.6"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.22}" fill="#fff" opacity=".9"/>`;
    });

/** @returns {Layer} */
export const snow =
  (count = 46) =>
  (s) =>
    times(
      count,
      () =>
        `<circle cx="${s.between(0, s.width)}" cy="${s.between(0, s.height)}" r="${s.between(1.5, 6)}" fill="#fff" opacity="${s.between(0.4, 0.95)}"/>`,
    );

/** @returns {Layer} */
export const embers =
  (count = 34) =>
  (s) =>
    times(
      count,
      () =>
        `<circle cx="${s.between(0, s.width)}" cy="${s.between(0, s.height)}" r="${s.between(1.5, 5)}" fill="${s.random() < 0.5 ? '#ffd45e' : '#ff8a3a'}" opacity="${s.between(0.5, 1)}"/>`,
    );

/** @returns {Layer} */
export const petals =
  (count = 20, colour = '#ffc4dd') =>
  (s) =>
    times(
      count,
      () =>
        `<path transform="translate(${s.between(0, s.width)} ${s.between(0, s.height)}) rotate(${s.between(0, 360)}) scale(${s.between(0.6, 1.3)})" d="M0 0Q9-12 18 0Q9 12 0 0Z" fill="${colour}" opacity="${s.between(0.6, 1)}"/>`,
    );

/** A heap of one motif along the lower edge, such as coins. @returns {Layer} */
export const heap =
  (name = 'coin', count = 9, y = 440) =>
  async (s) => {
    const things = Array.from({ length: count }, (_, i) => {
      const share = i / (count - 1);
      return {
        x: share * (s.width + 40) - 20 + s.between(0, 24),
        y: y + Math.abs(share - 0.5) * -46 + s.between(0, 26),
        size: s.between(70, 114),
        rot: s.between(-30, 30),
      };
    }).sort((a, b) => a.y - b.y);
    let drawn = '';
    for (const { x, y: top, size, rot } of things)
      drawn += await motif(name, x, top, size, { rot })(s);
    return drawn;
  };

/** A few small motifs at the sides, out of focus. @returns {Layer} */
export const sideMotifs =
  (/** @type {string[]} */ names, count = 5, low = 40, high = 70, blur = 2) =>
  async (s) => {
    let drawn = '';
    for (let i = 0; i < count; i++) {
      const x = s.width / 2 + (i % 2 ? 1 : -1) * s.between(130, 230);
      const name = names[i % names.length] ?? 'coin';
      const rot = s.between(-40, 40);
      drawn += await motif(name, x, s.between(30, 380), s.between(low, high), {
        rot,
        blur,
        shadow: false,
      })(s);
    }
    return drawn;
  };

/** Two motifs in the lower corners; the second is smaller and turned. @returns {Layer} */
export const lowerCorners =
  (/** @type {string} */ left, right = left, size = 150, y = 376) =>
  async (s) =>
    (await motif(left, 90, y, size, { rot: -12, outline: 3 })(s)) +
    (await motif(right, 392, y + 6, size * 0.92, { rot: 12, flip: true, outline: 3 })(s));

/** Two blurred motifs in the upper corners, behind the subject. @returns {Layer} */
export const upperCorners =
  (/** @type {string} */ left, right = left, size = 130, blur = 1) =>
  async (s) =>
    (await motif(left, 84, 112, size, { rot: -14, blur })(s)) +
    (await motif(right, 398, 106, size * 0.9, { rot: 14, blur, flip: true })(s));
