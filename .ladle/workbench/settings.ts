import { markets } from '../../src/config/markets/markets';

/**
 * What the toolbar sets. All of it is in the address, so that a link shows the same. The width is called
 * `frameWidth`, because Ladle has a parameter `width` of its own. By itself a story is as wide as a phone, and a
 * page of the foundations as wide as the window.
 */
export const choices = {
  themes: { label: 'Themes', options: ['one', 'both'] },
  captions: { label: 'Captions', options: ['on', 'off'] },
  brand: { label: 'Brand', options: ['main', 'marea'] },
  market: { label: 'Market', options: ['default', ...Object.keys(markets)] },
  language: { label: 'Language', options: ['ES', 'EN', 'VI', 'BN', 'PT-BR', 'longer'] },
  direction: { label: 'Direction', options: ['auto', 'ltr', 'rtl'] },
  frameWidth: {
    label: 'Width',
    options: ['auto', '320', '360', '412', '480', '768', '1024', '1280'],
  },
  zoom: { label: 'Zoom', options: ['fit', '100', '75', '50'] },
  text: { label: 'Text size', options: ['100', '130', '150', '200'] },
  motion: { label: 'Motion', options: ['system', 'reduced'] },
  colours: { label: 'Colours', options: ['own', 'forced'] },
} as const satisfies Record<string, { label: string; options: readonly [string, ...string[]] }>;

export type Setting = keyof typeof choices;
export type Settings = { [S in Setting]: (typeof choices)[S]['options'][number] };

export const settingNames = Object.keys(choices) as Setting[];

/** The settings of an address. Unknown and absent values are the first option. */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  const entries = settingNames.map((name) => {
    const options: readonly string[] = choices[name].options;
    const value = query.get(name) ?? '';
    return [name, options.includes(value) ? value : options[0]];
  });
  return Object.fromEntries(entries);
}

/** The same address with other settings. Defaults are left out. */
export function withSettings(search: string, settings: Settings) {
  const query = new URLSearchParams(search);
  for (const name of settingNames) {
    if (settings[name] === choices[name].options[0]) query.delete(name);
    else query.set(name, settings[name]);
  }
  return `?${query}`;
}
