import sharp from 'sharp';
import { body, fluentEmoji } from './sources.mjs';

/**
 * @typedef {import('./scene.mjs').Scene} Scene
 * @typedef {import('./scene.mjs').Layer} Layer
 * @typedef {{ rot?: number, flip?: boolean, blur?: number, rim?: boolean, rimColour?: string,
 *   shadow?: boolean, glow?: number, glowColour?: string, outline?: number,
 *   outlineColour?: string, opacity?: number,
 *   tint?: { hue?: number, saturate?: number, brightness?: number } }} Look
 */

/** @type {Map<string, Promise<string>>} */
const emojiImages = new Map();

/** An emoji as an image address, 480 px wide. */
export function emoji(/** @type {string} */ name) {
  const known = emojiImages.get(name);
  if (known) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32" width="480" height="480">${body(fluentEmoji, name)}</svg>`;
  const made = sharp(Buffer.from(svg))
    .png()
    .toBuffer()
    .then((png) => `data:image/png;base64,${png.toString('base64')}`);
  emojiImages.set(name, made);
  return made;
}

/** A filter that turns an emoji into game art: glow, shadow, outline, shade below, light at the rim. */
function lightFilter(
  /** @type {Scene} */ scene,
  /** @type {number} */ size,
  /** @type {Look} */ look,
) {
  const { deep, rim } = scene.palette;
  const steps = [];
  const stack = [];
  const flood = (
    /** @type {string} */ colour,
    /** @type {number} */ opacity,
    /** @type {string} */ shape,
    /** @type {string} */ name,
  ) => {
    steps.push(
      `<feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="${shape}" operator="in" result="${name}"/>`,
    );
    stack.push(name);
  };
  if (look.glow) {
    steps.push(
      `<feMorphology in="SourceAlpha" operator="dilate" radius="6"/><feGaussianBlur stdDeviation="${look.glow}" result="glowShape"/>`,
    );
    flood(look.glowColour ?? rim, 0.95, 'glowShape', 'glow');
  }
  if (look.shadow !== false) {
    steps.push(
      '<feGaussianBlur in="SourceAlpha" stdDeviation="9"/><feOffset dy="13" result="shadowShape"/>',
    );
    flood(deep, 0.8, 'shadowShape', 'shadow');
  }
  if (look.outline) {
    steps.push(
      `<feMorphology in="SourceAlpha" operator="dilate" radius="${look.outline}"/><feGaussianBlur stdDeviation=".7" result="outlineShape"/>`,
    );
    flood(look.outlineColour ?? deep, 1, 'outlineShape', 'outline');
  }
  if (look.tint) {
    const { hue = 0, saturate = 1, brightness = 1 } = look.tint;
    const channel = ['R', 'G', 'B'].map(
      (name) => `<feFunc${name} type="linear" slope="${brightness}"/>`,
    );
    steps.push(
      `<feColorMatrix in="SourceGraphic" type="hueRotate" values="${hue}"/><feColorMatrix type="saturate" values="${saturate}"/><feComponentTransfer result="tinted">${channel.join('')}</feComponentTransfer>`,
    );
  }
  stack.push(look.tint ? 'tinted' : 'SourceGraphic');
  steps.push(
    `<feOffset in="SourceAlpha" dy="${-size * 0.13}"/><feGaussianBlur stdDeviation="${size * 0.06}" result="raised"/><feComposite in="SourceAlpha" in2="raised" operator="out" result="shadeShape"/>`,
  );
  flood(deep, 0.36, 'shadeShape', 'shade');
  if (look.rim !== false) {
    steps.push(
      `<feOffset in="SourceAlpha" dx="${-size * 0.014}" dy="${size * 0.02}"/><feGaussianBlur stdDeviation="${size * 0.009}" result="shifted"/><feComposite in="SourceAlpha" in2="shifted" operator="out" result="rimShape"/>`,
    );
    flood(look.rimColour ?? rim, 0.95, 'rimShape', 'rim');
  }
  const merged = `<feMerge result="whole">${stack.map((name) => `<feMergeNode in="${name}"/>`).join('')}</feMerge>`;
  const soft = look.blur ? `<feGaussianBlur in="whole" stdDeviation="${look.blur}"/>` : '';
  return scene.define(
    (id) =>
      `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB">${steps.join('')}${merged}${soft}</filter>`,
  );
}

/**
 * An emoji with the light filter, centred on a point.
 * @param {string} name @param {number} x @param {number} y @param {number} size @param {Look} look
 * @returns {Layer}
 */
export const motif =
  (name, x, y, size, look = {}) =>
  async (scene) => {
    const filter = lightFilter(scene, size, look);
    const turn = `translate(${x} ${y}) rotate(${look.rot ?? 0}) scale(${look.flip ? -1 : 1} 1)`;
    return `<g transform="${turn}" opacity="${look.opacity ?? 1}"><image href="${await emoji(name)}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" filter="${filter}"/></g>`;
  };

/** The subject of the picture, with an outline and a glow. @returns {Layer} */
export const subject = (
  /** @type {string} */ name,
  x = 240,
  y = 240,
  size = 410,
  /** @type {Look} */ look = {},
) => motif(name, x, y, size, { outline: 4, glow: 8, ...look });
