import { worldsOf } from './host';
import { Worlds } from './worlds';

/** Where a host keeps its databases between two runs. */
export interface Keeper {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
}

/** The databases as they were kept, or new ones where nothing readable was. */
export async function recall(keeper: Keeper): Promise<Worlds> {
  const worlds = new Worlds();
  try {
    const text = await keeper.read();
    if (text) worlds.load(JSON.parse(text));
  } catch (error) {
    console.warn('the kept state could not be read, the seed stands instead', error);
  }
  return worlds;
}

/** `touch` after a change: it is kept a moment later, many changes at once. `flush` keeps now. */
export function keepWith(keeper: Keeper, ms = 500) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing
      .then(async () => keeper.write(JSON.stringify(await worldsOf().save())))
      .catch((error) => console.warn('the state could not be kept', error));
    return writing;
  };
  const touch = () => {
    timer ??= setTimeout(flush, ms);
  };
  return { touch, flush };
}
