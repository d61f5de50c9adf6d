/**
 * One picture: id, theme in Spanish and English, palette, frame and layers from back to front.
 * @typedef {[id: string, es: string, en: string, palette: keyof typeof import('./palettes.mjs').palettes,
 *   frame: 'double' | 'edge' | 'lamp' | 'corner' | 'none', layers: import('./scene.mjs').Layer[]]} Recipe
 */
export {};
