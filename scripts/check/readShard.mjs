/**
 * Reads one part of several, such as 2/4.
 * @param {string} text
 * @returns {[part: number, parts: number]}
 */
export function readShard(text) {
  const [part = 0, parts = 0] = text.split('/').map(Number);
  if (!(part >= 1 && part <= parts)) throw new Error('--shard is like 1/4');
  return [part, parts];
}
