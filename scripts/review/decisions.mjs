import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * @typedef {{ story: string, decision: 'accepted' | 'rejected', note: string, by: string | null, date: string,
 *   commit: string, digest: string }} Decision What was decided about how a story looks. `digest` is that of its pictures.
 * @typedef {{ id: string, name: string, state: 'new' | 'changed' | 'gone', digest: string, causes: string[], shots: object[],
 *   problem?: string, keeps?: boolean }} ReviewedStory `keeps`: accepting writes a picture
 * @typedef {{ base: object, head: { hash: string }, widths: number[], checked: number, stories: ReviewedStory[] }} Review
 */

const DECISIONS = 'tests/visual/decisions.json';
export const IMAGES = 'tests/visual/images';

/** Stories are named by people who made a file, and by pages that send one. */
const isStoryId = (story) => typeof story === 'string' && /^[a-z0-9-]+$/.test(story);
const isWebp = (picture) =>
  picture.subarray(0, 4).toString() === 'RIFF' && picture.subarray(8, 12).toString() === 'WEBP';

/**
 * All decisions of the repository, the last one for each story.
 * @param {string} [root]
 * @returns {Decision[]}
 */
export function readDecisions(root = '.') {
  const file = `${root}/${DECISIONS}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** A decision with the values that it may have, or an error of one line. */
function checkDecision({ story, decision, note = '', by = null, date, commit = '', digest = '' }) {
  if (!isStoryId(story)) throw new Error(`"${story}" is no id of a story`);
  if (decision !== 'accepted' && decision !== 'rejected')
    throw new Error(`${story}: a decision is accepted or rejected, not "${decision}"`);
  const texts = { note, date: date ?? new Date().toISOString(), commit, digest };
  for (const [name, text] of Object.entries(texts))
    if (typeof text !== 'string') throw new Error(`${story}: ${name} is not a text`);
  return { story, decision, ...texts, by: typeof by === 'string' && by ? by : null };
}

/**
 * Writes decisions into the repository. Accepting writes the picture of the story, and deletes that of a story that is gone.
 * @param {(Partial<Decision> & { picture?: string | undefined, isGone?: boolean | undefined })[]} decided `picture` is base64
 * @param {{ root?: string, by?: string | null }} [options] `by`: who decided, where the decision does not say it
 */
export function applyDecisions(decided, { root = '.', by = null } = {}) {
  // All are checked before the first is written.
  const checked = decided.map((each) => {
    const decision = checkDecision({ ...each, by: each.by ?? by });
    const picture = each.picture ? Buffer.from(each.picture, 'base64') : undefined;
    if (picture && !isWebp(picture)) throw new Error(`${each.story}: its picture is not WebP`);
    return { decision, picture, isGone: each.isGone === true };
  });
  mkdirSync(`${root}/${IMAGES}`, { recursive: true });
  const all = new Map(readDecisions(root).map((each) => [each.story, each]));
  for (const { decision, picture, isGone } of checked) {
    all.set(decision.story, decision);
    if (decision.decision !== 'accepted') continue;
    const file = `${root}/${IMAGES}/${decision.story}.webp`;
    if (isGone) rmSync(file, { force: true });
    else if (picture) writeFileSync(file, picture);
  }
  const sorted = [...all.values()].sort((a, b) => (a.story < b.story ? -1 : 1));
  writeFileSync(`${root}/${DECISIONS}`, `${JSON.stringify(sorted, null, 2)}\n`);
  return checked.map(({ decision }) => decision);
}
