import { subject } from '../motif.mjs';

/**
 * @typedef {import('../recipe.mjs').Recipe} Recipe
 * @typedef {import('../scene.mjs').Layer} Layer
 */

/**
 * A recipe with one subject in the middle: its stage behind it, the rest in front.
 * @param {string} names id, Spanish and English theme, separated by bars
 * @param {string} style palette and frame, separated by a space
 * @param {Layer[]} stage @param {string} name of the subject
 * @param {Layer[]} front @param {import('../motif.mjs').Look} look
 * @returns {Recipe}
 */
export const single = (names, style, stage, name, front = [], look = {}) => {
  const [id = '', es = '', en = ''] = names.split('|');
  const [palette, frame] = /** @type {[Recipe[3], Recipe[4]]} */ (style.split(' '));
  const main = subject(name, 240, 232, 396, { glow: 12, ...look });
  return [id, es, en, palette, frame, [...stage, main, ...front]];
};
