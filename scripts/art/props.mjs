/** Drawn props of slots, lotteries and boards. */
import { centredText } from './lettering.mjs';
import { motif } from './motif.mjs';

/** @typedef {import('./scene.mjs').Layer} Layer */

/** A numbered lottery ball. @returns {Layer} */
export const ball =
  (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ r,
    /** @type {string} */ colour,
    /** @type {string} */ number,
  ) =>
  (scene) => {
    const label = centredText(number, r * 0.8);
    const shell = scene.radial(
      [
        [0, '#fff'],
        [0.22, colour],
        [0.8, colour],
        [1, '#1a0a1a'],
      ],
      'cx=".36" cy=".28" r=".85"',
    );
    return `<g transform="translate(${x} ${y})"><ellipse cy="${r * 0.98}" rx="${r * 0.8}" ry="${r * 0.22}" fill="#000" opacity=".5" filter="${scene.blur(6)}"/><circle r="${r}" fill="${shell}"/><g transform="translate(${r * 0.05} ${r * 0.05})"><circle r="${r * 0.56}" fill="#fffdf4"/><path d="${label.data}" transform="${label.at}" fill="#20131f"/></g><ellipse cx="${-r * 0.36}" cy="${-r * 0.56}" rx="${r * 0.28}" ry="${r * 0.16}" fill="#fff" opacity=".85" transform="rotate(-32)"/></g>`;
  };

const seven = centredText('7', 190);

/** Three reels in a gold cabinet; '7' is lettered, other symbols are motifs. @returns {Layer} */
export const reels =
  (/** @type {string[]} */ symbols, y = 220) =>
  async (scene) => {
    const drum = scene.linear([
      [0, '#6b5a68'],
      [0.22, '#fffaf0'],
      [0.78, '#fff6e4'],
      [1, '#6b5a68'],
    ]);
    const red = scene.linear([
      [0, '#ff8f6b'],
      [0.5, '#e5152f'],
      [1, '#8d0420'],
    ]);
    let drawn = `<rect x="34" y="${y - 102}" width="412" height="236" rx="34" fill="${scene.palette.deep}" opacity=".85" filter="${scene.blur(10)}"/><rect x="34" y="${y - 116}" width="412" height="232" rx="34" fill="${scene.gold()}"/><rect x="48" y="${y - 102}" width="384" height="204" rx="24" fill="${scene.palette.deep}"/>`;
    for (const [i, symbol] of symbols.entries()) {
      const x = 56 + i * 125;
      drawn += `<rect x="${x}" y="${y - 94}" width="118" height="188" rx="14" fill="${drum}"/>`;
      drawn +=
        symbol === '7'
          ? `<g transform="translate(${x + 59} ${y})" stroke-linejoin="round"><path d="${seven.data}" transform="${seven.at}" fill="#5b0616" stroke="#5b0616" stroke-width="14"/><path d="${seven.data}" transform="${seven.at}" fill="${red}" stroke="#ffd75e" stroke-width="5"/></g>`
          : await motif(symbol, x + 59, y, 110, { rim: false })(scene);
    }
    return `${drawn}<rect x="48" y="${y - 102}" width="384" height="80" rx="24" fill="#fff" opacity=".12"/>`;
  };

/** One big lettered 7, in gold and fire. @returns {Layer} */
export const bigSeven =
  (
    x = 240,
    y = 240,
    size = 420,
    /** @type {string[]} */ tones = ['#ff8f6b', '#e5152f', '#8d0420'],
    rot = -6,
  ) =>
  (scene) => {
    const figure = centredText('7', size);
    const body = scene.linear([
      [0, tones[0] ?? ''],
      [0.5, tones[1] ?? ''],
      [1, tones[2] ?? ''],
    ]);
    const shape = `d="${figure.data}" transform="${figure.at}"`;
    return `<g transform="translate(${x} ${y}) rotate(${rot})" stroke-linejoin="round"><path ${shape} fill="${scene.palette.rim}" stroke="${scene.palette.rim}" stroke-width="44" opacity=".7" filter="${scene.blur(14)}"/><g transform="translate(0 12)"><path ${shape} fill="${scene.palette.deep}" stroke="${scene.palette.deep}" stroke-width="40"/></g><path ${shape} fill="none" stroke="${scene.gold()}" stroke-width="32"/><path ${shape} fill="${body}" stroke="${scene.palette.deep}" stroke-width="7"/></g>`;
  };

/** A board of raised tiles, three by three. @returns {Layer} */
export const tileBoard =
  (light = '#6fa8ff', dark = '#2347b8') =>
  (scene) => {
    const fill = scene.linear([
      [0, light],
      [1, dark],
    ]);
    const tile = (/** @type {number} */ x, /** @type {number} */ y) =>
      `<rect x="${x}" y="${y + 8}" width="124" height="124" rx="24" fill="#000" opacity=".5"/><rect x="${x}" y="${y}" width="124" height="124" rx="24" fill="${fill}"/><rect x="${x + 4}" y="${y + 4}" width="116" height="60" rx="20" fill="#fff" opacity=".14"/>`;
    return [0, 1, 2]
      .map((r) => [0, 1, 2].map((c) => tile(40 + c * 138, 40 + r * 138)).join(''))
      .join('');
  };

const peg = '#fff6e0';
const pockets = ['#e5232f', '#ff9a2a', '#ffd23e', '#2bbf74', '#ffd23e', '#ff9a2a', '#e5232f'];

/** A board of pegs with pockets below. @returns {Layer} */
export const plinko = () => (scene) => {
  const pegs = Array.from({ length: 6 }, (_, row) =>
    Array.from(
      { length: row + 3 },
      (_, i) =>
        `<circle cx="${240 + (i - (row + 2) / 2) * 56}" cy="${86 + row * 50}" r="10" fill="${peg}"/>`,
    ).join(''),
  );
  const cups = pockets.map(
    (colour, i) =>
      `<rect x="${26 + i * 62}" y="382" width="56" height="64" rx="14" fill="${colour}"/><rect x="${30 + i * 62}" y="386" width="48" height="22" rx="10" fill="#fff" opacity=".3"/>`,
  );
  const shine = scene.radial(
    [
      [0, '#fff'],
      [0.3, '#ffd23e'],
      [1, '#c8741a'],
    ],
    'cx=".36" cy=".28" r=".85"',
  );
  return `<g filter="${scene.blur(0.3)}">${pegs.join('')}</g>${cups.join('')}<path d="M240 40Q262 120 212 190T262 296" fill="none" stroke="#ffe9a0" stroke-width="12" stroke-linecap="round" opacity=".4"/><circle cx="262" cy="296" r="44" fill="${shine}" stroke="${scene.palette.deep}" stroke-width="4"/>`;
};

const bingoInk = ['#e5232f', '#ff9a2a', '#2bbf74', '#1fa8e8', '#7a4be0'];

/** A marked bingo card, tilted. @returns {Layer} */
export const bingoCard =
  (x = 240, y = 250, scale = 1, rot = -6) =>
  (scene) => {
    const marked = new Set([0, 4, 6, 8, 12, 16, 18, 20, 24]);
    const cells = Array.from({ length: 25 }, (_, i) => {
      const cx = (i % 5) * 58 - 116;
      const cy = Math.floor(i / 5) * 58 - 92;
      const label = centredText(String(1 + Math.floor(scene.random() * 74)), 30);
      const mark = marked.has(i) ? `<circle r="24" fill="${bingoInk[i % 5]}" opacity=".9"/>` : '';
      return `<g transform="translate(${cx} ${cy})"><rect x="-26" y="-26" width="52" height="52" rx="8" fill="#f3ead8"/>${mark}<path d="${label.data}" transform="${label.at}" fill="${marked.has(i) ? '#fff' : '#3a2a44'}"/></g>`;
    });
    return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${scale})"><rect x="-160" y="-170" width="320" height="352" rx="30" fill="#000" opacity=".5" filter="${scene.blur(12)}"/><rect x="-160" y="-182" width="320" height="356" rx="30" fill="#fffdf6"/><path d="M-160-130V-152q0-30 30-30H130q30 0 30 30v22Z" fill="${scene.palette.mid}"/>${cells.join('')}</g>`;
  };

/** A face-up tile with a motif, as of dominoes and mahjong. @returns {Layer} */
export const pieceTile =
  (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ scale,
    /** @type {number} */ rot,
    /** @type {string} */ name,
  ) =>
  async (scene) => {
    const back = scene.linear([
      [0, '#2bbf74'],
      [1, '#0b6b46'],
    ]);
    return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${scale})"><rect x="-74" y="-92" width="160" height="212" rx="22" fill="#000" opacity=".5" filter="${scene.blur(9)}"/><rect x="-78" y="-92" width="156" height="206" rx="22" fill="${back}"/><rect x="-78" y="-106" width="156" height="200" rx="22" fill="${scene.linear(
      [
        [0, '#fffdf4'],
        [1, '#e6dcc4'],
      ],
    )}"/>${await motif(name, 0, -6, 124, { rim: false, shadow: false })(scene)}</g>`;
  };
