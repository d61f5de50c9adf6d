/** Places: layers between the background and the subject, in a square of 480 px. */

/** @typedef {import('./scene.mjs').Layer} Layer */

const range = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => i);

/** @returns {Layer} */
export const moon =
  (cx = 240, cy = 180, r = 150, light = '#fffbe0', dark = '#f5c26a') =>
  (scene) => {
    const face = scene.radial(
      [
        [0, light],
        [0.75, light],
        [1, dark],
      ],
      'cx=".4" cy=".35" r=".7"',
    );
    const spot = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
      `<circle cx="${cx + x * r}" cy="${cy + y * r}" r="${size * r}" fill="${dark}" opacity=".32"/>`;
    return `<circle cx="${cx}" cy="${cy}" r="${r * 1.5}" fill="${scene.radial(
      [
        [0.5, light, 0.5],
        [1, light, 0],
      ],
      'cx=".5" cy=".5" r=".5"',
    )}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${face}"/>${spot(-0.34, -0.28, 0.14)}${spot(0.34, 0.32, 0.2)}${spot(0.1, -0.5, 0.09)}`;
  };

/** Two rows of hills in the dark colours of the palette. @returns {Layer} */
export const hills =
  (y = 390) =>
  (scene) => {
    const { mid, deep } = scene.palette;
    const back = `M-10 ${y - 10}Q80 ${y - 110} 190 ${y - 20}T360 ${y - 50}T490 ${y - 20}V490H-10Z`;
    return `<path d="${back}" fill="${mid}"/><path d="${back}" fill="${deep}" opacity=".55"/><path d="M-10 ${y + 34}Q140 ${y - 40} 260 ${y + 26}T490 ${y}V490H-10Z" fill="${deep}"/>`;
  };

/** Flat-topped rocks under a low sun. @returns {Layer} */
export const mesas = () => (scene) => {
  const sun = scene.radial(
    [
      [0, '#fff7cf'],
      [0.7, '#ffcf5c'],
      [1, '#ff8d3a'],
    ],
    'cx=".5" cy=".4" r=".6"',
  );
  const { mid, deep } = scene.palette;
  const rocks = 'M0 330L60 250 100 250 130 310 210 330 340 330 372 236 430 236 480 320V480H0Z';
  return `<circle cx="240" cy="230" r="150" fill="${sun}"/><path d="${rocks}" fill="${mid}"/><path d="${rocks}" fill="${deep}" opacity=".5"/><path d="M0 384Q240 322 480 384V480H0Z" fill="${deep}"/>`;
};

/** @returns {Layer} */
export const pyramid = () => (scene) => {
  const face = scene.linear(
    [
      [0, '#ffdf8a'],
      [0.5, '#c88a2a'],
      [1, '#4a2c0c'],
    ],
    'x1="0" y1="0" x2="1" y2=".6"',
  );
  const courses = range(7).map(
    (i) => `M${240 - 34 * (i + 1)} ${60 + 49 * (i + 1)}H${240 + 34 * (i + 1)}`,
  );
  return `<path d="M240 60L478 405H2Z" fill="${face}"/><path d="M240 60L478 405H300Z" fill="#2a1606" opacity=".55"/><path d="${courses.join('')}" stroke="#5a3510" stroke-opacity=".35" stroke-width="3"/><path d="M0 400Q240 360 480 400V480H0Z" fill="${scene.palette.deep}" opacity=".85"/>`;
};

/** @returns {Layer} */
export const bamboo = () => () =>
  [
    [46, -6],
    [104, 4],
    [386, -3],
    [440, 7],
  ]
    .map(([x, turn]) => {
      const joints = [70, 180, 290, 400].map(
        (y) => `<rect x="${x - 16}" y="${y}" width="32" height="9" rx="4" fill="#117a45"/>`,
      );
      return `<g transform="rotate(${turn} ${x} 240)"><rect x="${x - 13}" y="-20" width="26" height="540" rx="8" fill="#2fae62"/><rect x="${x - 13}" y="-20" width="8" height="540" fill="#9bf0a8" opacity=".7"/>${joints.join('')}</g>`;
    })
    .join('');

/** Rolling water, darker towards the front. @returns {Layer} */
export const sea =
  (y = 350) =>
  (scene) => {
    const { mid, deep, rim } = scene.palette;
    const row = (
      /** @type {number} */ top,
      /** @type {string} */ paint,
      /** @type {number} */ shift,
      strength = 1,
    ) =>
      `<path d="M${-60 + shift} ${top}${'q40-32 80 0t80 0'.repeat(4)}V490H-70Z" fill="${paint}" opacity="${strength}"/><path d="M${-60 + shift} ${top}${'q40-32 80 0t80 0'.repeat(4)}" fill="none" stroke="${rim}" stroke-opacity=".5" stroke-width="3"/>`;
    return row(y, mid, 0) + row(y + 44, deep, -40, 0.55) + row(y + 88, deep, 0, 0.75);
  };

/** A lit grid running to the horizon. @returns {Layer} */
export const neonFloor =
  (y = 345, /** @type {string | undefined} */ colour = undefined) =>
  (scene) => {
    const paint = colour ?? scene.palette.glow;
    const lines = [
      ...range(19).map((i) => `M${240 + (i - 9) * 26} ${y}L${240 + (i - 9) * 120} 500`),
      ...range(7).map((i) => `M0 ${(y + (i / 6) ** 1.9 * 140).toFixed(1)}H480`),
    ];
    return `<rect y="${y}" width="480" height="${480 - y}" fill="${scene.linear([
      [0, scene.palette.mid],
      [1, scene.palette.deep],
    ])}"/><path d="${lines.join('')}" stroke="${paint}" stroke-width="2" opacity=".45" fill="none"/><ellipse cx="240" cy="${y}" rx="300" ry="16" fill="${paint}" opacity=".6" filter="${scene.blur(10)}"/>`;
  };

/** A striped sun above a neon horizon. @returns {Layer} */
export const neonSun =
  (cy = 210, r = 140) =>
  (scene) => {
    const fill = scene.linear([
      [0, '#fff27a'],
      [0.5, '#ff7ab8'],
      [1, '#b52bd6'],
    ]);
    const slits = range(5).map(
      (i) =>
        `<rect x="${240 - r}" y="${cy + i * 26}" width="${2 * r}" height="${4 + i * 2.2}" fill="${scene.palette.deep}" opacity=".55"/>`,
    );
    return `<circle cx="240" cy="${cy}" r="${r}" fill="${fill}"/>${slits.join('')}`;
  };

/** A round stage with a lit brim. @returns {Layer} */
export const stage =
  (y = 370) =>
  (scene) => {
    const { glow, mid, deep, metal, rim } = scene.palette;
    const top = scene.radial(
      [
        [0, glow, 0.95],
        [0.5, mid, 0.9],
        [1, deep, 0.9],
      ],
      'cx=".5" cy=".2" r=".8"',
    );
    return `<ellipse cx="240" cy="${y + 36}" rx="300" ry="92" fill="${top}"/><ellipse cx="240" cy="${y + 36}" rx="300" ry="92" fill="none" stroke="${metal}" stroke-width="5"/><ellipse cx="240" cy="${y + 44}" rx="262" ry="74" fill="none" stroke="${rim}" stroke-width="2" opacity=".5"/>`;
  };

/** A gold hoop with lamps, framing the subject. @returns {Layer} */
export const hoop =
  (cx = 240, cy = 226, r = 176, band = 22) =>
  (scene) => {
    const { glow, mid, deep } = scene.palette;
    const at = `cx="${cx}" cy="${cy}" r="${r}"`;
    const inside = scene.radial(
      [
        [0, glow, 0.95],
        [0.6, mid, 0.9],
        [1, deep],
      ],
      'cx=".5" cy=".4" r=".6"',
    );
    return `<circle ${at} fill="${inside}"/><circle ${at} fill="none" stroke="#000" stroke-opacity=".4" stroke-width="${band + 10}"/><circle ${at} fill="none" stroke="${scene.gold()}" stroke-width="${band}"/><circle cx="${cx}" cy="${cy}" r="${r - band / 2 + 3}" fill="none" stroke="#fff8d8" stroke-opacity=".8" stroke-width="2.5"/><circle ${at} fill="none" stroke="#fffbe8" stroke-width="6" stroke-dasharray="0.1 ${((r * 2 * Math.PI) / 20).toFixed(2)}" stroke-linecap="round"/>`;
  };

/** Towers with lit windows. @returns {Layer} */
export const skyline =
  (y = 300) =>
  (scene) => {
    const { deep, mid, metal } = scene.palette;
    const tower = (
      /** @type {number} */ i,
      /** @type {number} */ base,
      /** @type {string} */ paint,
    ) => {
      const width = scene.between(46, 84);
      const height = scene.between(60, 190);
      const x = i * 66 - 20;
      const windows = range(12).map(
        () =>
          `<rect x="${x + 8 + Math.floor(scene.random() * (width / 14 - 1)) * 14}" y="${base - height + 14 + Math.floor(scene.random() * 7) * 20}" width="7" height="10" fill="${metal}" opacity="${scene.between(0.4, 1).toFixed(1)}"/>`,
      );
      return `<rect x="${x}" y="${base - height}" width="${width}" height="${height + 240}" fill="${paint}"/>${windows.join('')}`;
    };
    return (
      range(8)
        .map((i) => tower(i, y, mid))
        .join('') +
      `<rect y="${y - 190}" width="480" height="430" fill="${deep}" opacity=".35"/>` +
      range(8)
        .map((i) => tower(i, y + 90, deep))
        .join('')
    );
  };

/** A football pitch with mown stripes. @returns {Layer} */
export const pitch =
  (y = 330) =>
  (scene) => {
    const bands = [0, 1, 2, 3].map(
      (i) =>
        `<path d="M${240 + (i * 2 - 4) * 50} ${y}h50L${240 + (i * 2 - 3) * 130} 480h-130Z" fill="#fff" opacity=".07"/>`,
    );
    return `<path d="M0 ${y}H480V480H0Z" fill="${scene.linear([
      [0, '#2fae62'],
      [1, '#0b4d2f'],
    ])}"/>${bands.join('')}<path d="M0 ${y + 22}H480" stroke="#fff" stroke-width="4" opacity=".7"/>`;
  };

/** The rising line of a crash game. @returns {Layer} */
export const climb =
  (/** @type {string} */ colour = '#ff7ae5', top = 150) =>
  (scene) => {
    const line = `M-10 470C160 462 290 380 372 ${top}`;
    const trail = scene.linear(
      [
        [0, colour, 0.2],
        [1, '#ffd45e'],
      ],
      'x1="0" y1="1" x2="1" y2="0"',
    );
    return `<path d="${line}V500H-10Z" fill="${colour}" opacity=".24"/><path d="${line}" fill="none" stroke="${trail}" stroke-width="40" filter="${scene.blur(10)}"/><path d="${line}" fill="none" stroke="#fff6d0" stroke-width="9"/>`;
  };

/** @returns {Layer} */
export const lightning = () => (scene) =>
  `<g fill="#e9f6ff" filter="${scene.blur(2)}"><path d="M250 -10L190 130l42-8-70 150 150-190-50 6 50-98z"/><path d="M66-10L36 70l26-4-40 96 88-120-32 4 24-46zM420-10l-30 80 26-4-40 96 88-120-32 4 24-46z" opacity=".6"/></g>`;

/** Snow-laden ground and pines. @returns {Layer} */
export const snowfield = () => () => {
  const pine = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ scale) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-150L60-60H30L80 10H40L96 84H-96L-40 10H-80L-30-60H-60Z" fill="#1d5b72"/><path d="M0-150L60-60H34Q0-84-34-60H-60ZM-80 10H-44Q0-22 44 10H80L56-24Q0-50-56-24Z" fill="#fff" opacity=".9"/></g>`;
  return `${pine(60, 330, 1)}${pine(424, 320, 1.1)}${pine(150, 330, 0.6)}${pine(340, 330, 0.62)}<path d="M-10 392Q120 330 250 380T490 370V490H-10Z" fill="#eaf6ff"/><path d="M-10 430Q140 390 270 424T490 410V490H-10Z" fill="#c6e2f7"/>`;
};

/** Broad leaves closing in from both sides. @returns {Layer} */
export const jungle = () => () =>
  [
    [-10, 60, 40, 1.2],
    [-16, 220, 10, 1.3],
    [-10, 380, -22, 1.3],
    [490, 40, 140, 1.2],
    [496, 210, 172, 1.3],
    [490, 380, 204, 1.3],
  ]
    .map(
      ([x, y, turn, scale], i) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 0Q50-56 128 0Q50 56 0 0Z" fill="${i % 2 ? '#1c7a3c' : '#2d9b4c'}"/><path d="M0 0Q50-56 128 0Z" fill="#7fd66a" opacity=".4"/><path d="M0 0H120" stroke="#0c4a22" stroke-width="4"/></g>`,
    )
    .join('');

/** @returns {Layer} */
export const volcano = () => (scene) =>
  `<path d="M240 190L20 480H460Z" fill="${scene.palette.deep}"/><path d="M196 248Q240 190 284 248L300 300Q276 286 262 330T240 390Q232 330 214 340T180 300Z" fill="${scene.linear(
    [
      [0, '#fff3a0'],
      [0.4, '#ff9a2a'],
      [1, '#e02a12'],
    ],
  )}"/><ellipse cx="240" cy="220" rx="130" ry="90" fill="#ff9a3a" opacity=".55" filter="${scene.blur(24)}"/>`;

/** Stage curtains at the sides and above. @returns {Layer} */
export const curtains = () => (scene) => {
  const cloth = scene.linear(
    [
      [0, scene.palette.mid],
      [1, scene.palette.deep],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const fold = (/** @type {number} */ x) =>
    `<path d="M${x} -10h44q10 240-14 500h-44q26-260 14-500z" fill="${cloth}"/>`;
  const side = range(3)
    .map((i) => fold(i * 40 - 30))
    .join('');
  const swags = range(5).map(
    (i) =>
      `<path d="M${i * 100 - 10} -10q50 110 100 0z" fill="${cloth}" stroke="${scene.palette.metal}" stroke-width="4"/>`,
  );
  return `${side}<g transform="translate(480 0) scale(-1 1)">${side}</g>${swags.join('')}`;
};
