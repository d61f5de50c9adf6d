import { kinds } from './games.mjs';
import { vendorList } from './vendorList.mjs';
import { write } from './write.mjs';

const quote = (/** @type {string} */ text) => `'${text.replaceAll("'", "\\'")}'`;

/** Writes the list of game pictures and vendors, from which the mock seeds its catalogue. */
export async function records() {
  const pictures = Object.entries(kinds).flatMap(([kind, recipes]) =>
    recipes.map(
      ([id, es, en, , frame]) =>
        `  { id: ${quote(id)}, kind: '${kind}', motif: ${quote(es)}, motifEn: ${quote(en)}, frame: '${frame}' },`,
    ),
  );
  const vendors = vendorList.map(
    (v) =>
      `  { code: '${v.code}', name: ${quote(v.name)}, kinds: [${v.kinds.map(quote).join(', ')}], palette: '${v.palette}', frame: '${v.frame}', mark: '/art/vendors/${v.code}.svg' },`,
  );
  write(
    'fixtures/art.ts',
    `// Written by scripts/art/build.mjs from the recipes of scripts/art/games and vendorList.mjs.
export type ArtKind = ${Object.keys(kinds).map(quote).join(' | ')};
export type ArtFrame = 'double' | 'edge' | 'lamp' | 'corner' | 'none';

/** A game picture: /art/games/<id>-240.webp and -360.webp; its theme word may name a game. */
export interface GameArt {
  id: string;
  kind: ArtKind;
  motif: string;
  motifEn: string;
  frame: ArtFrame;
}

/** A vendor of games; its pictures have its frame. */
export interface VendorArt {
  code: string;
  name: string;
  kinds: ArtKind[];
  palette: string;
  frame: ArtFrame;
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
