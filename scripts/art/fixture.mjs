import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { kinds } from './games.mjs';
import { root, write } from './lib/write.mjs';
import { vendorList } from './vendorList.mjs';

const quote = (/** @type {string} */ text) => `'${text.replaceAll("'", "\\'")}'`;

/** The mean colour of a game picture, which is shown until the picture is loaded. @param {string} id */
async function colourOf(id) {
  const picture = readFileSync(join(root, `public/art/games/${id}-240.webp`));
  const { data } = await sharp(picture).resize(1, 1).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Writes the list of game pictures and vendors, from which the mock seeds its catalogue. Draw the games first. */
export async function fixture() {
  const all = Object.entries(kinds).flatMap(([kind, recipes]) =>
    recipes.map((recipe) => ({ kind, recipe })),
  );
  const pictures = await Promise.all(
    all.map(
      async ({ kind, recipe: [id, es, en] }) =>
        `  { id: ${quote(id)}, kind: '${kind}', theme: ${quote(es)}, themeEn: ${quote(en)}, colour: '${await colourOf(id)}' },`,
    ),
  );
  const vendors = vendorList.map(
    (vendor) =>
      `  { code: '${vendor.code}', name: ${quote(vendor.name)}, kinds: [${vendor.kinds.map(quote).join(', ')}], mark: '/art/vendors/${vendor.code}.svg' },`,
  );
  write(
    'fixtures/site/art.ts',
    `// Written by scripts/art/build.mjs from the recipes of scripts/art/games and vendorList.mjs.
export type ArtKind = ${Object.keys(kinds).map(quote).join(' | ')};

/** A game picture: /art/games/<id>-240.webp and -360.webp. The names of games contain its theme. */
export interface GameArt {
  id: string;
  kind: ArtKind;
  theme: string;
  themeEn: string;
  /** The mean colour. */
  colour: \`#\${string}\`;
}

/** A vendor of games. */
export interface VendorArt {
  code: string;
  name: string;
  kinds: ArtKind[];
  /** The address of its logo. */
  mark: string;
}

export const gameArt: GameArt[] = [
${pictures.join('\n')}
];

export const vendorArt: VendorArt[] = [
${vendors.join('\n')}
];
`,
  );
}
