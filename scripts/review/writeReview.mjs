import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { comparePictures } from './comparePictures.mjs';
import { shotFile, THEMES } from './draw.mjs';

const PAGE = fileURLToPath(new URL('page', import.meta.url));

const readShot = (file) => (existsSync(file) ? readFileSync(file) : undefined);

/** The files of both are the same, so there is nothing to compare. */
const isSame = ({ id, widths, before, after }) =>
  widths.every((width) =>
    THEMES.every((theme) => {
      const [old, now] = [before, after].map((from) => readShot(shotFile(from, id, width, theme)));
      return old && now?.equals(old);
    }),
  );

/** Compares one story at each width and theme. `pictures` are files in base64, by name. */
async function compareStory({ page, id, widths, before, after }) {
  const shots = [];
  const pictures = new Map();
  const digest = createHash('sha256');
  for (const width of widths)
    for (const theme of THEMES) {
      const [old, now] = [before, after].map((from) => readShot(shotFile(from, id, width, theme)));
      if (!old && !now) continue;
      digest.update(now ?? '');
      const { files, ...compared } = await comparePictures(
        page,
        old?.toString('base64'),
        now?.toString('base64'),
      );
      const kinds = Object.keys(files).filter((kind) => files[kind]);
      for (const kind of kinds) pictures.set(`${id}-${width}-${theme}-${kind}.webp`, files[kind]);
      shots.push({ width, theme, ...compared, kinds });
    }
  return { shots, pictures, digest: digest.digest('hex').slice(0, 16) };
}

const stateOf = ({ isBefore, isAfter }) => {
  if (!isBefore) return 'new';
  return isAfter ? 'changed' : 'gone';
};

/**
 * Compares drawn stories and writes the page of the review: only those that differ.
 * @param {{
 *   browser: import('playwright').Browser,
 *   stories: { id: string, name: string, causes: string[], isBefore: boolean, isAfter: boolean, problem?: string | undefined }[],
 *   before: string, after: string, widths: number[], folder: string,
 *   about: { base: object, head: object },
 * }} options
 * @returns {Promise<import('./decisions.mjs').Review>}
 */
export async function writeReview({ browser, stories, before, after, widths, folder, about }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/pictures`, { recursive: true });
  cpSync(PAGE, folder, { recursive: true });
  const page = await browser.newPage();
  const found = [];
  for (const { id, name, causes, problem, ...sides } of stories) {
    if (!problem && isSame({ id, widths, before, after })) continue;
    const { pictures, ...compared } = await compareStory({ page, id, widths, before, after });
    if (!problem && !compared.shots.some(({ isDifferent }) => isDifferent)) continue;
    found.push({
      id,
      name,
      state: stateOf(sides),
      causes,
      ...(problem && { problem }),
      ...compared,
    });
    for (const [file, picture] of pictures)
      writeFileSync(`${folder}/pictures/${file}`, picture, 'base64');
  }
  await page.close();
  const review = { ...about, widths, checked: stories.length, stories: found };
  saveReview(folder, review);
  return review;
}

export const saveReview = (folder, review) =>
  writeFileSync(`${folder}/review.json`, JSON.stringify(review));
