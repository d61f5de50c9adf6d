import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameArt, vendorArt } from '../../fixtures/site/art';
import { icons } from '../../src/ui/icons/icons';

const games = 'public/art/games';

test('every game picture is there in both sizes, and no other file', () => {
  const expected = gameArt.flatMap(({ id }) => [`${id}-240.webp`, `${id}-360.webp`]);
  expect(readdirSync(games).sort()).toEqual(expected.sort());
});

test('a small game picture is at most 8192 bytes, and there are at least 120', () => {
  expect(gameArt.length).toBeGreaterThanOrEqual(120);
  const heavy = gameArt.filter(({ id }) => statSync(`${games}/${id}-240.webp`).size > 8192);
  expect(heavy).toEqual([]);
});

test('every vendor has its mark, and each kind of game has a vendor and a picture', () => {
  expect(vendorArt).toHaveLength(28);
  expect(vendorArt.filter(({ mark }) => !existsSync(`public${mark}`))).toEqual([]);
  const kinds = new Set(gameArt.map(({ kind }) => kind));
  expect(new Set(vendorArt.flatMap((vendor) => vendor.kinds))).toEqual(kinds);
});

test('the sprite has a symbol for each icon name, and no other', () => {
  const sprite = readFileSync('src/ui/icons/icons.svg', 'utf8');
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...icons]);
});

test('no drawing contains an invalid number', () => {
  const svgs = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svg'),
  );
  const broken = svgs.filter((name) =>
    /NaN|undefined/.test(readFileSync(`public/${name}`, 'utf8')),
  );
  expect(broken).toEqual([]);
});
