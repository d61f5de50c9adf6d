import { createResource } from '@kit/data/resource';
import type { Codec } from '@kit/data/storage';
import { debounce } from '@kit/data/timers';
import { suggestions } from '../../contract/games/game';
import type { Host } from '../base/host';
import { createGame } from './game';
import { createMatcher } from './gameMatch';

const TYPING_PAUSE_MS = 250;
const MAX_SEARCHES = 8;
const MAX_KNOWN_NAMES = 3;
/** A shorter text has too few letters to tell a typing error from another word. */
const MIN_LETTERS = 4;
const MAX_NEAREST = 6;
const NEAREST_PAGE_SIZE = 12;

/**
 * Parts of the longest word, for a server that finds no names with a typing error: the error, or a
 * missing accent, is rarely in all of them.
 */
function partsOf(text: string) {
  const words = text.toLowerCase().split(/\s+/);
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return [...new Set([longest.slice(0, 3), longest.slice(-3), longest.slice(0, 2)])].filter(
    Boolean,
  );
}

const searchesCodec: Codec<string[]> = {
  encode: (list) => (list.length ? JSON.stringify(list) : null),
  decode: (text) => {
    const parsed: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter((item) => typeof item === 'string') : [];
  },
};

/** The latest searches, suggestions while typing, and the nearest games of a search without results. */
export function createSearch({ call, memberResource, memberStored, own, use }: Host) {
  const { known, loadPage } = use(createGame);
  const searches = memberStored('feria.searches', searchesCodec);
  const suggested = memberResource(async (gameName: string, { signal }) => {
    const names = await call(suggestions, { gameName }, { signal });
    // Many servers find no name with a typing error.
    const mayHaveError = names.length === 0 && gameName.length >= MIN_LETTERS;
    return mayHaveError ? (await nearestTo(gameName, signal)).map(({ name }) => name) : names;
  });
  const request = debounce(TYPING_PAUSE_MS, (text: string) => void suggested.load(text));
  own(request.stop);
  let lastKnown: { typed: string; names: string[] } | undefined;

  /** Names among the loaded games. They stay until the text changes: a row must not move before a tap. */
  function knownNames(typed: string) {
    if (lastKnown?.typed !== typed) {
      // Few games are loaded, so a game with half of the words is rarely the one that is meant.
      const found = createMatcher([...known().values()])(typed, MAX_KNOWN_NAMES, {
        needsAll: true,
      });
      lastKnown = { typed, names: found.map(({ name }) => name) };
    }
    return lastKnown.names;
  }

  /** The text whose parts were requested last, and the games that were found. */
  let lastSearch: { text: string; ids: string[] } | undefined;

  async function nearestTo(text: string, signal: AbortSignal) {
    // The suggestions may have loaded the games of this text. A change of language drops them.
    const isLoaded = lastSearch?.text === text && lastSearch.ids.every((id) => known().has(id));
    if (!isLoaded) {
      const pages = await Promise.all(
        partsOf(text).map((name) => loadPage({ name, page: 1, size: NEAREST_PAGE_SIZE }, signal)),
      );
      lastSearch = { text, ids: pages.flatMap(({ games }) => games.map(({ id }) => id)) };
    }
    return createMatcher([...known().values()])(text, MAX_NEAREST);
  }

  let nearestLanguage: string | undefined;
  const nearest = createResource(
    ({ text, language }: { text: string; language: string }, { signal }) => {
      // The games of the last search have their names in the language before.
      if (nearestLanguage !== undefined && nearestLanguage !== language) lastSearch = undefined;
      nearestLanguage = language;
      return nearestTo(text, signal);
    },
    { id: 'id' },
  );

  return {
    searches,
    /** Names for the typed text: first those of loaded games, then those of the server. */
    suggestionsFor: (typed: string) => [
      ...new Set([...knownNames(typed), ...(suggested.value.value ?? [])]),
    ],
    suggested,
    nearest,

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
