import { subject } from '../motif.mjs';

/**
 * @typedef {import('../recipe.mjs').Recipe} Recipe
 * @typedef {import('../scene.mjs').Layer} Layer
 */

/**
 * A recipe whose words are written in two short texts.
 * @param {string} names id, Spanish and English theme, separated by bars
 * @param {string} style palette and frame, separated by a space
 * @param {Layer[]} layers from back to front
 * @returns {Recipe}
 */
export const shortRecipe = (names, style, layers) => {
  const [id = '', es = '', en = ''] = names.split('|');
  const [palette, frame] = /** @type {[Recipe[3], Recipe[4]]} */ (style.split(' '));
  return [id, es, en, palette, frame, layers];
};

/**
 * A recipe with one subject in the middle: its stage behind it, the rest in front.
 * @param {string} names @param {string} style as in `shortRecipe`
 * @param {Layer[]} stage @param {string} name of the subject
 * @param {Layer[]} front @param {import('../motif.mjs').Look} look
 * @returns {Recipe}
 */
export const single = (names, style, stage, name, front = [], look = {}) => {
  const main = subject(name, 240, 232, 396, { glow: 12, ...look });
  return shortRecipe(names, style, [...stage, main, ...front]);
};
