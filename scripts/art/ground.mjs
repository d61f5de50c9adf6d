/** Backgrounds and lights: the layers behind everything else. */

/** @typedef {import('./scene.mjs').Layer} Layer */
/** @typedef {import('./scene.mjs').Scene} Scene */

const range = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => i);

/** @returns {Layer} */
export const ground =
  (cy = 0.44, cx = 0.5) =>
  (scene) => {
    const { glow, mid, deep } = scene.palette;
    const fill = scene.radial(
      [
        [0, glow],
        [0.42, mid],
        [1, deep],
      ],
      `cx="${cx}" cy="${cy}" r=".78"`,
    );
    return `<rect width="${scene.width}" height="${scene.height}" fill="${fill}"/>`;
  };

/** A night sky: dark at the top, light at the horizon. @returns {Layer} */
export const sky = () => (scene) => {
  const { glow, mid, deep } = scene.palette;
  const fill = scene.linear([
    [0, deep],
    [0.55, mid],
    [0.85, glow],
    [1, glow],
  ]);
  return `<rect width="${scene.width}" height="${scene.height}" fill="${fill}"/>`;
};

/** @returns {Layer} */
export const rays =
  (count = 14, strength = 0.34, cx = 240, cy = 215, reach = 520) =>
  (scene) => {
    const half = (Math.PI / count) * 0.56;
    const blades = range(count).map((i) => {
      const angle = (i / count) * 2 * Math.PI + 0.1;
      const end = (/** @type {number} */ turn) =>
        `${(cx + reach * Math.cos(angle + turn)).toFixed(1)} ${(cy + reach * Math.sin(angle + turn)).toFixed(1)}`;
      return `M${cx} ${cy}L${end(-half)}L${end(half)}Z`;
    });
    const { rim, glow } = scene.palette;
    const fill = scene.radial(
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
  (scene) => {
    const paint = colour ?? scene.palette.rim;
    const fill = scene.radial(
      [
        [0, paint, strength],
        [0.5, paint, strength * 0.35],
        [1, paint, 0],
      ],
      'cx=".5" cy=".5" r=".5"',
    );
    return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
  };

/** @type {Record<string, (scene: Scene, colour: string) => string>} */
const tiles = {
  diamonds: (scene, colour) =>
    range(9)
      .map((row) =>
        range(Math.ceil(scene.width / 60) + 1)
          .map(
            (column) =>
              `<path d="M${column * 60 + (row % 2) * 30} ${row * 60 - 30}l30 30-30 30-30-30z" fill="none" stroke="${colour}" stroke-width="2"/>`,
          )
          .join(''),
      )
      .join(''),
  scales: (scene, colour) =>
    range(15)
      .map((row) =>
        range(Math.ceil(scene.width / 72) + 1)
          .map((column) => {
            const at = `cx="${column * 72 + (row % 2) * 36}" cy="${row * 36}"`;
            return `<circle ${at} r="34" fill="none" stroke="${colour}" stroke-width="2.5"/><circle ${at} r="22" fill="none" stroke="${colour}" stroke-width="2"/>`;
          })
          .join(''),
      )
      .join(''),
  dots: (scene, colour) =>
    range(17)
      .map((row) =>
        range(Math.ceil(scene.width / 28))
          .map(
            (column) =>
              `<circle cx="${10 + column * 28}" cy="${10 + row * 28}" r="${(2 + (6 * row) / 17).toFixed(1)}" fill="${colour}"/>`,
          )
          .join(''),
      )
      .join(''),
  stars: (scene) =>
    range(70)
      .map(
        () =>
          `<circle cx="${scene.between(0, scene.width)}" cy="${scene.between(0, scene.height * 0.88)}" r="${scene.between(0.8, 3.2)}" fill="#fff"/>`,
      )
      .join(''),
  stripes: (scene, colour) =>
    range(14)
      .filter((i) => i % 2)
      .map(
        (i) =>
          `<path d="M${scene.width / 2} -60L${-400 + i * 92 + (scene.width - 480) / 2} 560h92z" fill="${colour}"/>`,
      )
      .join(''),
  waves: (_scene, colour) =>
    range(9)
      .map(
        (row) =>
          `<path d="M${-60 + (row % 2) * 30} ${row * 60}${range(10)
            .map(() => 'q30-26 60 0t60 0')
            .join('')}" fill="none" stroke="${colour}" stroke-width="3"/>`,
      )
      .join(''),
  hexes: (_scene, colour) =>
    range(8)
      .map((row) =>
        range(8)
          .map(
            (column) =>
              `<path transform="translate(${column * 78 + (row % 2) * 39} ${row * 67})" d="M0-40L35-20V20L0 40-35 20V-20Z" fill="none" stroke="${colour}" stroke-width="2.5"/>`,
          )
          .join(''),
      )
      .join(''),
  suits: (_scene, colour) =>
    range(5)
      .map((row) =>
        range(5)
          .map(
            (column) =>
              `<path transform="translate(${column * 110 + (row % 2) * 55} ${row * 105 + 20}) scale(.62)" d="${(row + column) % 2 ? 'M0 34C-20 14-36 2-36-14a18 18 0 0 1 36-6 18 18 0 0 1 36 6C36 2 20 14 0 34Z' : 'M0-38L28 0 0 38-28 0Z'}" fill="${colour}"/>`,
          )
          .join(''),
      )
      .join(''),
};

/** @returns {Layer} */
export const pattern =
  (/** @type {keyof typeof tiles} */ kind, strength = 0.12) =>
  (scene) =>
    `<g opacity="${strength}">${tiles[kind](scene, scene.palette.rim)}</g>`;

/** Lights out of focus. @returns {Layer} */
export const bokeh =
  (count = 12, strength = 0.5, top = 0, bottom = 300) =>
  (scene) => {
    const { glow: light, metal } = scene.palette;
    const discs = range(count).map(() => {
      const paint = scene.random() < 0.5 ? light : metal;
      return `<circle cx="${scene.between(0, scene.width)}" cy="${scene.between(top, bottom)}" r="${scene.between(8, 38)}" fill="${paint}" opacity="${(scene.between(0.25, 0.75) * strength).toFixed(2)}"/>`;
    });
    return `<g filter="${scene.blur(5)}">${discs.join('')}</g>`;
  };

/** Stage lights from above. @returns {Layer} */
export const spots = () => (scene) =>
  [
    [40, 180, 0.55],
    [440, 300, 0.55],
    [240, 240, 0.35],
  ]
    .map(([x, foot, strength]) => {
      const fill = scene.linear([
        [0, scene.palette.rim, strength],
        [1, scene.palette.rim, 0],
      ]);
      return `<path d="M${x - 8} -20L${x + 8} -20L${foot + 130} 440L${foot - 130} 440Z" fill="${fill}" filter="${scene.blur(7)}"/>`;
    })
    .join('');

/** Sunlight through water. @returns {Layer} */
export const shafts = () => (scene) => {
  const beams = range(Math.round(scene.width / 80)).map((i) => {
    const x = 30 + i * 86 + scene.random() * 30;
    const fill = scene.linear([
      [0, '#eaffff', 0.55],
      [1, '#eaffff', 0],
    ]);
    return `<path d="M${x.toFixed(1)} -20h${scene.between(24, 60)}L${(x + (i - 2.5) * 60 + 90).toFixed(1)} 420h-90z" fill="${fill}"/>`;
  });
  return `<g filter="${scene.blur(8)}">${beams.join('')}</g>`;
};

/** @returns {Layer} */
export const fog =
  (strength = 0.9, y = 300) =>
  (scene) => {
    const fill = scene.linear([
      [0, scene.palette.deep, 0],
      [1, scene.palette.deep, strength],
    ]);
    return `<rect y="${y}" width="${scene.width}" height="${scene.height - y}" fill="${fill}"/>`;
  };

/** @returns {Layer} */
export const vignette =
  (strength = 0.65) =>
  (scene) => {
    const { deep } = scene.palette;
    const fill = scene.radial(
      [
        [0.62, deep, 0],
        [1, deep, strength],
      ],
      'cx=".5" cy=".46" r=".74"',
    );
    return `<rect width="${scene.width}" height="${scene.height}" fill="${fill}"/>`;
  };
