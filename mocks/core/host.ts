import { Worlds } from './worlds';

const KEY = Symbol.for('feria.worlds');
const home = globalThis as { [KEY]?: Worlds };

/** The host's databases. Kept outside the module, so that an edited handler keeps its data. */
export function worldsOf(): Worlds {
  home[KEY] ??= new Worlds();
  return home[KEY];
}

export function startWorlds(worlds: Worlds) {
  home[KEY] = worlds;
}
