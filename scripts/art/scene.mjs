import { seededRandom } from './lib/seededRandom.mjs';

/**
 * @typedef {import('./palettes.mjs').Palette} Palette
 * @typedef {[offset: number, colour: string, opacity?: number]} Stop
 * @typedef {(scene: Scene) => string | Promise<string>} Layer
 */

/** What the layers of one picture share: its palette, its random numbers and its definitions. */
export class Scene {
  #defs = '';
  #count = 0;

  constructor(
    /** @type {string} */ seed,
    /** @type {Palette} */ palette,
    width = 480,
    height = 480,
  ) {
    this.palette = palette;
    this.random = seededRandom(seed);
    this.width = width;
    this.height = height;
    /** Small things float only to the right of this: a wide picture has words at its left. */
    this.left = width > height ? width * 0.62 : 0;
  }

  /** A number between two others. */
  between(/** @type {number} */ low, /** @type {number} */ high) {
    return Math.round((low + this.random() * (high - low)) * 10) / 10;
  }

  /** Adds a definition, such as a gradient, and returns a reference to it for `fill` or `filter`. */
  define(/** @type {(id: string) => string} */ make) {
    const id = `d${this.#count++}`;
    this.#defs += make(id);
    return `url(#${id})`;
  }

  radial(/** @type {Stop[]} */ stops, place = 'cx=".5" cy=".45" r=".75"') {
    return this.define(
      (id) => `<radialGradient id="${id}" ${place}>${stopElements(stops)}</radialGradient>`,
    );
  }

  linear(/** @type {Stop[]} */ stops, place = 'x1="0" y1="0" x2="0" y2="1"') {
    return this.define(
      (id) => `<linearGradient id="${id}" ${place}>${stopElements(stops)}</linearGradient>`,
    );
  }

  blur(/** @type {number} */ radius) {
    return this.define(
      (id) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
    );
  }

  gold() {
    return this.linear(
      [
        [0, '#fff3bf'],
        [0.3, '#f2bd4a'],
        [0.55, '#b8741a'],
        [0.75, '#ffdf86'],
        [1, '#8e5412'],
      ],
      'x1="0" y1="0" x2=".6" y2="1"',
    );
  }

  async draw(/** @type {Layer[]} */ layers) {
    let content = '';
    for (const layer of layers) content += await layer(this);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"><defs>${this.#defs}</defs>${content}</svg>`;
  }
}

const stopElements = (/** @type {Stop[]} */ stops) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
