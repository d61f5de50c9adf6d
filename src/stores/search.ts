import type { Codec } from '@kit/storage';
import { debounce } from '@kit/timers';
import { suggestions } from '../contract/game';
import type { Host } from './host';

const TYPING_PAUSE_MS = 250;
const MAX_SEARCHES = 8;

const listCodec: Codec<string[]> = {
  encode: (list) => (list.length ? JSON.stringify(list) : null),
  decode: (text) => {
    const parsed: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter((item) => typeof item === 'string') : [];
  },
};

/** The latest searches, and the server's suggestions while typing. */
export function createSearch({ call, memberResource, memberStored }: Host) {
  const searches = memberStored('feria.searches', listCodec);
  const suggested = memberResource((gameName: string, { signal }) =>
    call(suggestions, { gameName }, { signal }),
  );
  const request = debounce(TYPING_PAUSE_MS, (text: string) => void suggested.load(text));

  return {
    searches,
    suggestions: suggested,

    suggest(typed: string) {
      const text = typed.trim();
      request.stop();
      if (text) request(text);
      else suggested.reset();
    },

    remember(text: string) {
      const others = searches.peek().filter((search) => search !== text);
      searches.value = [text, ...others].slice(0, MAX_SEARCHES);
    },

    forget() {
      searches.value = [];
    },
  };
}
