import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandFiles, codeOf, configOf, type Picture } from '../../.ladle/studio/brandFolder';
import { dominantColours } from '../../.ladle/studio/dominantColours';
import { allRoles, draftOf, firstDraft, GROUNDS, hashOf, THEMES } from '../../.ladle/studio/draft';
import { change, endChange, redo, startHistory, undo } from '../../.ladle/studio/history';
import { hexOf, oklchOf } from '../../.ladle/studio/oklch';
import { failingPairs } from '../../.ladle/studio/pairs';
import { nearestPassing, repairAll, repairOf } from '../../.ladle/studio/repair';
import { changedStyle, FONTS, SHARES, shareNames } from '../../.ladle/studio/style';
import { zipOf } from '../../.ladle/studio/zip';
import { checkConfig } from '../../deploy/checkConfig.mjs';
import { contrastOf } from '../../deploy/colors.mjs';
import { deployBrand } from '../helpers/deployBrand';
import { unzip } from '../helpers/unzip';

test.each(['#000000', '#ffffff', '#f6c35f', '#0a1620', '#808080', '#ff0000'])(
  'the colour %s is the same after a way through lightness, chroma and hue',
  (hex) => {
    expect(hexOf(oklchOf(hex))).toBe(hex);
  },
);

const COLORS = ['#5b8cff', '#e4002b', '#00a651', '#ffd400', '#111111', '#ffffff', '#7a3cff'];

test.each(COLORS)('every pair of the palette made of %s can be read', (color) => {
  for (const ground of GROUNDS)
    for (const theme of THEMES)
      expect(failingPairs(allRoles({ ...firstDraft, color, ground }, theme))).toEqual([]);
});

test('a colour that both themes can have as it is stays the accent', () => {
  for (const theme of THEMES) {
    const { accent } = allRoles({ ...firstDraft, color: '#e08030' }, theme);
    expect(accent).toBe('#e08030');
  }
});

test('the nearest colour that passes has the same hue, and is the first that passes', () => {
  const ground = { color: '#ffffff', needed: 4.5 };
  const found = nearestPassing('#5b8cff', [ground]) ?? '';
  const contrast = contrastOf(found, ground.color);
  expect(contrast).toBeGreaterThanOrEqual(4.5);
  expect(contrast).toBeLessThan(4.7);
  expect(Math.abs(oklchOf(found).hue - oklchOf('#5b8cff').hue)).toBeLessThan(3);
  expect(nearestPassing(found, [ground])).toBe(found);
});

test('no colour passes on black and on white', () => {
  const both = ['#000000', '#ffffff'].map((color) => ({ color, needed: 7 }));
  expect(nearestPassing('#808080', both)).toBeUndefined();
});

test('a repair changes the text, and it passes on everything that it stands on', () => {
  const roles = { ...allRoles(firstDraft, 'light'), 'text-muted': '#c0c8d4' };
  const [pair] = failingPairs(roles);
  const repair = repairOf(roles, pair ?? expect.fail('nothing fails'));
  expect(repair?.role).toBe('text-muted');
  expect(failingPairs({ ...roles, 'text-muted': repair?.color ?? '' })).toEqual([]);
});

test('where the text cannot be repaired, what is behind it is', () => {
  const roles = { ...allRoles(firstDraft, 'dark'), accent: '#6a6a6a', 'accent-2': '#b0b0b0' };
  expect(failingPairs(roles)).not.toEqual([]);
  expect(failingPairs({ ...roles, ...repairAll(roles) })).toEqual([]);
});

test('the colours of a logo are found without its ground, its greys and what lets others through', () => {
  const pixel = (count: number, ...rgba: number[]) => Array(count).fill(rgba).flat();
  const pixels = [
    ...pixel(500, 255, 255, 255, 255),
    ...pixel(90, 20, 20, 20, 255),
    ...pixel(300, 0, 160, 0, 40),
    ...pixel(60, 228, 0, 43, 255),
    ...pixel(20, 20, 60, 200, 255),
  ];
  expect(dominantColours(pixels)).toEqual(['#e4002b', '#143cc8']);
  expect(dominantColours(pixel(9, 128, 128, 128, 255))).toEqual([]);
});

const draft = {
  ...firstDraft,
  name: 'Cañón & Río',
  ground: 'neutral',
  dark: { accent: '#00ff00' },
  light: { 'text-muted': '#333333' },
  style: { corners: 0, density: 0.8, headings: 1.2, type: 1.2, font: 'system-ui' },
} as const;

test('a draft is in the address, and what is unknown there is left out', () => {
  expect(draftOf(`#${hashOf(draft)}`)).toEqual(draft);
  expect(draftOf('')).toEqual(firstDraft);
  const unknown = 'color=red&ground=pink&dark.accent=url(x)&dark.nothing=112233&corners=9&font=x';
  expect(draftOf(`#${unknown}`)).toEqual(firstDraft);
});

test('the folder of a draft has no style, until it differs from the app', () => {
  expect(
    configOf({ ...firstDraft, style: changedStyle({ corners: 2 }, { corners: 1 }) }).brand,
  ).toEqual(configOf(firstDraft).brand);
  for (const share of shareNames)
    for (const value of [SHARES[share].min, SHARES[share].max])
      expect(checkConfig(configOf({ ...firstDraft, style: { [share]: value } }))).toEqual([]);
  for (const font of Object.values(FONTS))
    expect(checkConfig(configOf({ ...firstDraft, style: { font } }))).toEqual([]);
});

test('undo goes back by steps, and a drag is one of them', () => {
  let history = startHistory(0);
  for (const value of [1, 2, 3]) history = change(history, value, 'slider');
  history = change(endChange(history), 4, 'slider');
  expect(undo(history).present).toBe(3);
  expect(undo(undo(history)).present).toBe(0);
  expect(undo(undo(undo(history))).present).toBe(0);
  expect(redo(undo(history)).present).toBe(4);
  expect(redo(change(undo(history), 9)).present).toBe(9);
});

test('an archive has each file with its name and content', () => {
  const files = { 'río/config.json': new Uint8Array([1, 2, 250]), 'a.txt': new Uint8Array() };
  const archive = zipOf(files);
  expect(unzip(archive)).toEqual(files);
  const end = new DataView(archive.buffer, archive.length - 22);
  expect([end.getUint32(0, true), end.getUint16(10, true)]).toEqual([0x06054b50, 2]);
  const directory = new DataView(archive.buffer, end.getUint32(16, true));
  expect(directory.getUint32(0, true)).toBe(0x02014b50);
  expect(end.getUint32(16, true) + end.getUint32(12, true) + 22).toBe(archive.length);
});

test('the code of the merchant has the letters that the platform allows', () => {
  expect(codeOf('Cañón & Río')).toBe('canon-rio');
  expect(codeOf('★')).toBe('brand');
});

test('deploy:config takes the folder of a draft, with a wordmark and without', () => {
  const picture = (type: string, size: number): Picture => ({
    bytes: new Uint8Array([1]),
    type,
    width: size,
    height: size,
  });
  const icons = {
    icon: picture('png', 64),
    appIcon: picture('png', 180),
    favicon: new Uint8Array([1]),
    font: new Uint8Array([1]),
  };
  for (const logo of [undefined, picture('svg', 40)]) {
    const folder = mkdtempSync(join(tmpdir(), 'feria-studio-'));
    try {
      const { config, output } = deployBrand(folder, brandFiles(draft, { ...icons, logo }));
      expect(output).toContain('feria.nginx.conf');
      expect(config.merchant).toBe('canon-rio');
      expect(config.brand.colors.dark.accent).toBe('#00ff00');
      expect(config.brand.logo?.dark).toBe(logo && '/canon-rio-logo.svg');
      expect(config.brand.style).toEqual({ ...draft.style, fontFile: '/canon-rio-font.woff2' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
});
