import { createResource } from '@kit/resource';
import { type Codec, stored } from '@kit/storage';
import { debounce } from '@kit/timers';
import { suggestions } from '../contract/game';
import type { Host } from './host';

const PAUSE = 250;
const MOST_KEPT = 8;

const texts: Codec<string[]> = {
  encode: (list) => (list.length ? JSON.stringify(list) : null),
  decode: (text) => {
    const read: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  },
};

/** What was searched for on this device, and what the server suggests while typing. */
export function createSearch({ call }: Host) {
  const searches = stored('feria.searches', texts);
  const found = createResource((gameName: string, { signal }) =>
    call(suggestions, { gameName }, { signal }),
  );
  const ask = debounce(PAUSE, (text: string) => void found.load(text));

  return {
    searches,
    suggestions: found,

    suggest(typed: string) {
      const text = typed.trim();
      ask.stop();
      if (text) ask(text);
      else found.reset();
    },

    remember(text: string) {
      const others = searches.peek().filter((one) => one !== text);
      searches.value = [text, ...others].slice(0, MOST_KEPT);
    },

    forget() {
      searches.value = [];
    },
  };
}
