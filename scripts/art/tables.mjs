/** Drawn table props: cards, chips, wheels, dice. */
import { centredText } from './lettering.mjs';

/** @typedef {import('./scene.mjs').Layer} Layer */

const suits = {
  s: 'M0-34C16-14 34-4 34 12a16 16 0 0 1-28 10q1 14 10 18H-16q9-4 10-18A16 16 0 0 1-34 12C-34-4-16-14 0-34Z',
  h: 'M0 34C-20 14-36 2-36-14a18 18 0 0 1 36-6 18 18 0 0 1 36 6C36 2 20 14 0 34Z',
  d: 'M0-38L28 0 0 38-28 0Z',
  c: 'M0-36a17 17 0 0 1 14 26A17 17 0 1 1 6 16q1 14 10 20H-16q9-6 10-20A17 17 0 1 1-14-10 17 17 0 0 1 0-36Z',
};

const star = 'M0-17L5-5 17 0 5 5 0 17-5 5-17 0-5-5Z';

/** @param {number} x @param {number} y @param {number} scale @param {number} rot @param {string} rank @param {keyof typeof suits} suit @returns {Layer} */
export const card = (x, y, scale, rot, rank, suit) => (scene) => {
  const ink = suit === 'h' || suit === 'd' ? '#d3182f' : '#1a1722';
  const face = scene.linear(
    [
      [0, '#ffffff'],
      [1, '#e2dcec'],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  const label = centredText(rank, 54);
  return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${scale})"><rect x="-80" y="-104" width="160" height="224" rx="18" fill="#000" opacity=".5" filter="${scene.blur(9)}"/><rect x="-80" y="-112" width="160" height="224" rx="18" fill="${face}" stroke="#fff" stroke-width="2"/><g fill="${ink}"><g transform="translate(-44 -78)"><path transform="${label.at}" d="${label.data}"/></g><path transform="translate(-44 -30) scale(.5)" d="${suits[suit]}"/><path transform="translate(12 32) scale(1.42)" d="${suits[suit]}"/></g></g>`;
};

/** The back of a card, with the brand's lamp. @returns {Layer} */
export const cardBack =
  (/** @type {number} */ x, /** @type {number} */ y, scale = 1, rot = 0) =>
  (scene) => {
    const { mid, deep } = scene.palette;
    const face = scene.linear([
      [0, mid],
      [1, deep],
    ]);
    return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${scale})"><rect x="-80" y="-104" width="160" height="224" rx="18" fill="#000" opacity=".5" filter="${scene.blur(9)}"/><rect x="-80" y="-112" width="160" height="224" rx="18" fill="#fff"/><rect x="-70" y="-102" width="140" height="204" rx="12" fill="${face}"/><path d="M0-80L56 0 0 80-56 0Z" fill="none" stroke="${scene.gold()}" stroke-width="5"/><circle r="24" fill="${scene.gold()}"/></g>`;
  };

/** @returns {Layer} */
export const chip =
  (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ scale,
    /** @type {string} */ colour,
    flat = 1,
  ) =>
  () =>
    `<g transform="translate(${x} ${y}) scale(${scale} ${scale * flat})"><circle cy="12" r="52" fill="#000" opacity=".45"/><circle cy="7" r="50" fill="${colour}"/><circle cy="7" r="50" fill="#000" opacity=".45"/><circle r="50" fill="${colour}"/><circle r="42" fill="none" stroke="#fff" stroke-width="15" stroke-dasharray="22 22"/><circle r="32" fill="${colour}" stroke="#fff" stroke-opacity=".85" stroke-width="2.5"/><path d="${star}" fill="#ffe9ad"/><circle r="49" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/></g>`;

const chipColours = ['#c3162e', '#1f4fc4', '#0f8a5f', '#e0a326', '#20181f', '#7a2bd0'];

/** A stack of chips, from its foot upwards. @returns {Layer} */
export const chipStack =
  (/** @type {number} */ x, /** @type {number} */ y, count = 5, scale = 1) =>
  async (scene) => {
    let drawn = '';
    for (let i = 0; i < count; i++) {
      const colour = chipColours[Math.floor(scene.random() * chipColours.length)] ?? '#c3162e';
      drawn += await chip(x, y - i * 17 * scale, scale, colour, 0.62)(scene);
    }
    return drawn;
  };

const around = (/** @type {number} */ share, /** @type {number} */ r) =>
  `${(r * Math.cos(share * 2 * Math.PI)).toFixed(1)} ${(r * Math.sin(share * 2 * Math.PI)).toFixed(1)}`;

const slices = (
  /** @type {number} */ count,
  /** @type {number} */ r,
  /** @type {(i: number) => string} */ paint,
) =>
  Array.from({ length: count }, (_, i) => {
    const arc = `M0 0L${around(i / count, r)}A${r} ${r} 0 0 1 ${around((i + 1) / count, r)}Z`;
    return `<path d="${arc}" fill="${paint(i)}" stroke="#f6d58a" stroke-width="1.6"/>`;
  }).join('');

/** A roulette wheel. @param {number} x @param {number} y @param {number} r @param {number} flat 1 shows it from above, less shows it tilted @returns {Layer} */
export const roulette =
  (x, y, r, flat = 1) =>
  (scene) => {
    const gold = scene.gold();
    const wood = scene.radial(
      [
        [0.5, '#3a1408'],
        [0.8, '#8a3d17'],
        [1, '#4a1a09'],
      ],
      'cx=".5" cy=".5" r=".5"',
    );
    const pockets = slices(37, r, (i) => {
      if (i === 0) return '#12a35f';
      return i % 2 ? '#c3162e' : '#17141c';
    });
    const arms = [0, 45, 90, 135].map(
      (turn) =>
        `<rect x="${-r * 0.4}" y="-6" width="${r * 0.8}" height="12" rx="6" fill="${gold}" transform="rotate(${turn})"/>`,
    );
    return `<ellipse cx="${x}" cy="${y + 22}" rx="${r * 1.26}" ry="${r * 1.26 * flat}" fill="#000" opacity=".55" filter="${scene.blur(12)}"/><g transform="translate(${x} ${y}) scale(1 ${flat}) rotate(-8)"><circle r="${r * 1.24}" fill="${wood}"/><circle r="${r * 1.24}" fill="none" stroke="${gold}" stroke-width="7"/><circle r="${r * 1.06}" fill="none" stroke="${gold}" stroke-width="9"/>${pockets}<circle r="${r * 0.7}" fill="#000" opacity=".5"/><circle r="${r * 0.66}" fill="${wood}" stroke="${gold}" stroke-width="6"/>${arms.join('')}<circle r="${r * 0.2}" fill="${gold}" stroke="#7a4a10" stroke-width="3"/><circle r="${r * 0.09}" fill="#fff3c4"/><circle cx="${r * 0.6}" cy="${-r * 0.52}" r="13" fill="#fff"/><circle cx="${r * 0.6 - 4}" cy="${-r * 0.52 - 4}" r="4" fill="#cfd8e6"/></g><ellipse cx="${x - r * 0.35}" cy="${y - r * 0.5 * flat}" rx="${r * 0.8}" ry="${r * 0.42 * flat}" fill="#fff" opacity=".16" filter="${scene.blur(16)}"/>`;
  };

const prizes = [
  '#e5232f',
  '#ff9a2a',
  '#ffd23e',
  '#2bbf74',
  '#1fa8e8',
  '#7a4be0',
  '#e8469a',
  '#12a3a0',
];

/** An upright wheel of fortune with lamps and a pointer. @returns {Layer} */
export const fortuneWheel =
  (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) => (scene) => {
    const gold = scene.gold();
    const lamps = Array.from({ length: 24 }, (_, i) => {
      const [px, py] = around(i / 24, r * 1.09).split(' ');
      return `<circle cx="${px}" cy="${py}" r="${r * 0.036}" fill="${i % 2 ? '#fff6cf' : '#ffb43c'}"/>`;
    });
    const stars = Array.from(
      { length: 8 },
      (_, i) =>
        `<path transform="rotate(${i * 45 + 22.5}) translate(${r * 0.7} 0) scale(${r / 110})" d="${star}" fill="#fff" opacity=".92"/>`,
    );
    return `<circle cx="${x}" cy="${y + 16}" r="${r * 1.2}" fill="#000" opacity=".5" filter="${scene.blur(12)}"/><g transform="translate(${x} ${y})"><circle r="${r * 1.18}" fill="${scene.palette.deep}"/><circle r="${r * 1.18}" fill="none" stroke="${gold}" stroke-width="${r * 0.05}"/><g transform="rotate(-11)">${slices(8, r, (i) => prizes[i] ?? '#fff')}${stars.join('')}</g><circle r="${r}" fill="${scene.radial(
      [
        [0, '#fff', 0.35],
        [0.6, '#fff', 0],
        [1, '#000', 0.3],
      ],
      'cx=".4" cy=".3" r=".8"',
    )}"/>${lamps.join('')}<circle r="${r * 0.24}" fill="${gold}" stroke="#7a4a10" stroke-width="3"/><path transform="scale(${r / 90})" d="${star}" fill="#fff6d8"/><path d="M${-r * 0.15} ${-r * 1.3}H${r * 0.15}L0 ${-r * 0.92}Z" fill="#fff3c4" stroke="${scene.palette.deep}" stroke-width="5" stroke-linejoin="round"/></g>`;
  };

/** The places of the dots of a die or a domino, by their number. */
export const pips = /** @type {Record<number, number[][]>} */ ({
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
});

/** A die seen from a corner, with three faces. A single dot is red, unless the dots are white. @param {number} x @param {number} y @param {number} r @param {number} rot @param {[number, number, number]} faces @returns {Layer} */
export const die =
  (x, y, r, rot, faces, colour = '#e5232f', pip = '#fff') =>
  (scene) => {
    const w = (r * Math.sqrt(3)) / 2;
    // Each maps a square of side 1 to one face of the cube.
    const sides = [
      `matrix(${w} ${-r / 2} ${w} ${r / 2} 0 ${-r / 2})`,
      `matrix(${w} ${r / 2} 0 ${r} ${-w / 2} ${r * 0.25})`,
      `matrix(${w} ${-r / 2} 0 ${r} ${w / 2} ${r * 0.25})`,
    ];
    const shade = [0.28, 0, -0.32];
    const drawn = sides.map((place, i) => {
      const dots = (pips[faces[i] ?? 1] ?? []).map(
        ([px = 0, py = 0]) =>
          `<circle cx="${px * 0.27}" cy="${py * 0.27}" r=".105" fill="${(faces[i] ?? 1) === 1 && pip !== '#fff' ? '#d3182f' : pip}"/>`,
      );
      const tone = shade[i] ?? 0;
      return `<g transform="${place}"><rect x="-.5" y="-.5" width="1" height="1" rx=".12" fill="${colour}" stroke="${colour}" stroke-width=".04"/><rect x="-.5" y="-.5" width="1" height="1" rx=".12" fill="${tone > 0 ? '#fff' : '#000'}" opacity="${Math.abs(tone)}"/>${dots.join('')}</g>`;
    });
    return `<g transform="translate(${x} ${y}) rotate(${rot})"><ellipse cy="${r}" rx="${r}" ry="${r * 0.35}" fill="#000" opacity=".55" filter="${scene.blur(9)}"/>${drawn.join('')}</g>`;
  };
