/** Backgrounds and lights: the layers behind everything else. */

/** @typedef {import('./scene.mjs').Layer} Layer */
/** @typedef {import('./scene.mjs').Scene} Scene */

const range = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => i);

/** @returns {Layer} */
export const ground =
  (cy = 0.44, cx = 0.5) =>
  (s) => {
    const { glow, mid, deep } = s.palette;
    const fill = s.radial(
      [
        [0, glow],
        [0.42, mid],
        [1, deep],
      ],
      `cx="${cx}" cy="${cy}" r=".78"`,
    );
    return `<rect width="${s.width}" height="${s.height}" fill="${fill}"/>`;
  };

/** A night sky: dark at the top, light at the horizon. @returns {Layer} */
export const sky = () => (s) => {
  const { glow, mid, deep } = s.palette;
  const fill = s.linear([
    [0, deep],
    [0.55, mid],
    [0.85, glow],
    [1, glow],
  ]);
  return `<rect width="${s.width}" height="${s.height}" fill="${fill}"/>`;
};

/** @returns {Layer} */
export const rays =
  (count = 14, strength = 0.34, cx = 240, cy = 215, reach = 520) =>
  (s) => {
    const half = (Math.PI / count) * 0.56;
    const blades = range(count).map((i) => {
      const angle = (i / count) * 2 * Math.PI + 0.1;
      const end = (/** @type {number} */ turn) =>
        `${(cx + reach * Math.cos(angle + turn)).toFixed(1)} ${(cy + reach * Math.sin(angle + turn)).toFixed(1)}`;
      return `M${cx} ${cy}L${end(-half)}L${end(half)}Z`;
    });
    const { rim, glow } = s.palette;
    const fill = s.radial(
      [
        [0, rim, strength + 0.35],
        [0.45, glow, strength],
        [1, glow, 0],
      ],
      `gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${reach * 0.64}"`,
    );
    return `<path d="${blades.join('')}" fill="${fill}"/>`;
  };

/** @returns {Layer} */
export const glow =
  (
    cx = 240,
    cy = 220,
    r = 190,
    strength = 0.85,
    /** @type {string | undefined} */ colour = undefined,
  ) =>
  (s) => {
    const paint = colour ?? s.palette.rim;
    const fill = s.radial(
      [
        [0, paint, strength],
        [0.5, paint, strength * 0.35],
        [1, paint, 0],
      ],
      'cx=".5" cy=".5" r=".5"',
    );
    return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
  };

/** @type {Record<string, (s: Scene, colour: string) => string>} */
const tiles = {
  diamonds: (s, c) =>
    range(9)
      .map((row) =>
        range(Math.ceil(s.width / 60) + 1)
          .map(
            (column) =>
              `<path d="M${column * 60 + (row % 2) * 30} ${row * 60 - 30}l30 30-30 30-30-30z" fill="none" stroke="${c}" stroke-width="2"/>`,
          )
          .join(''),
      )
      .join(''),
  scales: (s, c) =>
    range(15)
      .map((row) =>
        range(Math.ceil(s.width / 72) + 1)
          .map((column) => {
            const at = `cx="${column * 72 + (row % 2) * 36}" cy="${row * 36}"`;
            return `<circle ${at} r="34" fill="none" stroke="${c}" stroke-width="2.5"/><circle ${at} r="22" fill="none" stroke="${c}" stroke-width="2"/>`;
          })
          .join(''),
      )
      .join(''),
  dots: (s, c) =>
    range(17)
      .map((row) =>
        range(Math.ceil(s.width / 28))
          .map(
            (column) =>
              `<circle cx="${10 + column * 28}" cy="${10 + row * 28}" r="${(2 + (6 * row) / 17).toFixed(1)}" fill="${c}"/>`,
          )
          .join(''),
      )
      .join(''),
  stars: (s) =>
    range(70)
      .map(
        () =>
          `<circle cx="${s.between(0, s.width)}" cy="${s.between(0, s.height * 0.88)}" r="${s.between(0.8, 3.2)}" fill="#fff"/>`,
      )
      .join(''),
  stripes: (s, c) =>
    range(14)
      .filter((i) => i % 2)
      .map(
        (i) =>
          `<path d="M${s.width / 2} -60L${-400 + i * 92 + (s.width - 480) / 2} 560h92z" fill="${c}"/>`,
      )
      .join(''),
  waves: (_s, c) =>
    range(9)
      .map(
        (row) =>
          `<path d="M${-60 + (row % 2) * 30} ${row * 60}${range(10)
            .map(() => 'q30-26 60 0t60 0')
            .join('')}" fill="none" stroke="${c}" stroke-width="3"/>`,
      )
      .join(''),
  hexes: (_s, c) =>
    range(8)
      .map((row) =>
        range(8)
          .map(
            (column) =>
              `<path transform="translate(${column * 78 + (row % 2) * 39} ${row * 67})" d="M0-40L35-20V20L0 40-35 20V-20Z" fill="none" stroke="${c}" stroke-width="2.5"/>`,
          )
          .join(''),
      )
      .join(''),
  suits: (_s, c) =>
    range(5)
      .map((row) =>
        range(5)
          .map(
            (column) =>
              `<path transform="translate(${column * 110 + (row % 2) * 55} ${row * 105 + 20}) scale(.62)" d="${(row + column) % 2 ? 'M0 34C-20 14-36 2-36-14a18 18 0 0 1 36-6 18 18 0 0 1 36 6C36 2 20 14 0 34Z' : 'M0-38L28 0 0 38-28 0Z'}" fill="${c}"/>`,
          )
          .join(''),
      )
      .join(''),
};

/** @returns {Layer} */
export const pattern =
  (/** @type {keyof typeof tiles} */ kind, strength = 0.12) =>
  (s) =>
    `<g opacity="${strength}">${tiles[kind](s, s.palette.rim)}</g>`;

/** Lights out of focus. @returns {Layer} */
export const bokeh =
  (count = 12, strength = 0.5, top = 0, bottom = 300) =>
  (s) => {
    const { glow: light, metal } = s.palette;
    const discs = range(count).map(() => {
      const paint = s.random() < 0.5 ? light : metal;
      return `<circle cx="${s.between(0, s.width)}" cy="${s.between(top, bottom)}" r="${s.between(8, 38)}" fill="${paint}" opacity="${(s.between(0.25, 0.75) * strength).toFixed(2)}"/>`;
    });
    return `<g filter="${s.blur(5)}">${discs.join('')}</g>`;
  };

/** Stage lights from above. @returns {Layer} */
export const spots = () => (s) =>
  [
    [40, 180, 0.55],
    [440, 300, 0.55],
    [240, 240, 0.35],
  ]
    .map(([x, foot, strength]) => {
      const fill = s.linear([
        [0, s.palette.rim, strength],
        [1, s.palette.rim, 0],
      ]);
      return `<path d="M${x - 8} -20L${x + 8} -20L${foot + 130} 440L${foot - 130} 440Z" fill="${fill}" filter="${s.blur(7)}"/>`;
    })
    .join('');

/** Sunlight through water. @returns {Layer} */
export const shafts = () => (s) => {
  const beams = range(Math.round(s.width / 80)).map((i) => {
    const x = 30 + i * 86 + s.random() * 30;
    const fill = s.linear([
      [0, '#eaffff', 0.55],
      [1, '#eaffff', 0],
    ]);
    return `<path d="M${x.toFixed(1)} -20h${s.between(24, 60)}L${(x + (i - 2.5) * 60 + 90).toFixed(1)} 420h-90z" fill="${fill}"/>`;
  });
  return `<g filter="${s.blur(8)}">${beams.join('')}</g>`;
};

/** @returns {Layer} */
export const fog =
  (strength = 0.9, y = 300) =>
  (s) => {
    const fill = s.linear([
      [0, s.palette.deep, 0],
      [1, s.palette.deep, strength],
    ]);
    return `<rect y="${y}" width="${s.width}" height="${s.height - y}" fill="${fill}"/>`;
  };

/** @returns {Layer} */
export const vignette =
  (strength = 0.65) =>
  (s) => {
    const { deep } = s.palette;
    const fill = s.radial(
      [
        [0.62, deep, 0],
        [1, deep, strength],
      ],
      'cx=".5" cy=".46" r=".74"',
    );
    return `<rect width="${s.width}" height="${s.height}" fill="${fill}"/>`;
  };
