import { importSource } from '../lib/importSource.mjs';

/**
 * What was probably meant, as a sentence of an error message. Empty when nothing is near.
 * @param {string} name
 * @param {string[]} known
 */
export async function hintOf(name, known) {
  const { nearestOf } = await importSource('/mocks/core/values/nearestOf.ts');
  const nearest = nearestOf(name, known);
  return nearest ? ` Did you mean "${nearest}"?` : '';
}
