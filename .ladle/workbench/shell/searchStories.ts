import type { StoryPage } from '../notes/storyPages.mjs';
import { nameInWords } from './names';

/** Words of other design systems and of everyday language. Each word of a group finds the others. */
const SYNONYMS = [
  ['colour', 'color', 'palette', 'theme'],
  ['type', 'font', 'typography', 'text style', 'heading'],
  ['spacing', 'margin', 'padding', 'gap'],
  ['radius', 'corner', 'rounded'],
  ['motion', 'animation', 'transition', 'easing', 'duration'],
  ['words', 'translation', 'copy', 'language'],
  ['art', 'picture', 'image', 'illustration', 'banner'],
  ['failed', 'error', 'failure', 'broken'],
  ['empty', 'nothing', 'none', 'blank', 'zero'],
  ['loading', 'skeleton', 'spinner', 'placeholder', 'progress'],
  ['offline', 'network', 'disconnected'],
  ['visitor', 'guest', 'anonymous', 'logged out'],
  ['member', 'user', 'player', 'account', 'profile'],
  ['deposit', 'top up', 'pay in'],
  ['withdraw', 'withdrawal', 'cash out', 'payout'],
  ['wallet', 'money', 'balance', 'amount'],
  ['login', 'log in', 'sign in', 'session'],
  ['register', 'sign up', 'registration'],
  ['sheet', 'drawer', 'bottom sheet', 'panel'],
  ['dialog', 'modal', 'popup', 'alert'],
  ['toast', 'snackbar', 'notification', 'message'],
  ['chip', 'pill', 'filter'],
  ['tabs', 'segmented', 'switch', 'toggle'],
  ['select', 'dropdown', 'combobox', 'picker'],
  ['field', 'input', 'text box', 'form'],
  ['accordion', 'collapse', 'expand', 'details', 'disclosure'],
  ['marquee', 'ticker', 'announcement'],
  ['carousel', 'slider', 'slides'],
  ['badge', 'tag', 'label', 'count'],
  ['row', 'list item', 'cell'],
  ['promotions', 'activity', 'bonus', 'reward', 'prize'],
  ['limits', 'responsible gambling', 'safe play', 'self exclusion'],
  ['lobby', 'home', 'start'],
  ['support', 'help', 'service', 'chat', 'faq'],
  ['game', 'slot', 'casino'],
];

export interface FoundStory {
  id: string;
  /** The page and the story, in words. */
  page: string;
  story: string;
}

/** Where a word was found: the name of the page says most, what is written about its components least. */
const POINTS = { page: 8, story: 4, component: 2, note: 1 };
const MAX_FOUND = 60;
/** What has fewer points than this share of the best is left out. */
const MIN_SHARE = 0.75;

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];

/** A word with those that mean the same. The text may have only the beginning of a word. */
function alternativesOf(word: string) {
  const groups = SYNONYMS.filter((group) =>
    group.some((synonym) => word.length > 2 && wordsIn(synonym).join(' ').startsWith(word)),
  );
  return [word, ...groups.flat()];
}

/** A text of one word or more occurs in these words, each from its beginning. */
const occursIn = (text: string, words: string[]) =>
  wordsIn(text).every((part) => words.some((word) => word.startsWith(part)));

/** The words of a page that a search looks at, by how much they say. */
function searchedWords(page: StoryPage, noteOf: (component: string) => string) {
  return {
    page: wordsIn(`${page.title} ${page.title.split('/').map(nameInWords).join(' ')}`),
    component: wordsIn(page.components.map(nameInWords).join(' ')),
    note: wordsIn(page.components.map(noteOf).join(' ')),
  };
}

/**
 * Stories by the words of a search: in the names of pages, states and components, and in what is written about
 * components. The best come first. They may lack a word.
 */
export function searchStories(
  search: string,
  pages: StoryPage[],
  noteOf: (component: string) => string,
): { found: FoundStory[]; hasAllWords: boolean } {
  const asked = wordsIn(search).map(alternativesOf);
  const scored = pages.flatMap((page) => {
    const words = searchedWords(page, noteOf);
    return page.stories.map((story, at) => {
      const all = { ...words, story: wordsIn(nameInWords(story.name)) };
      const points = asked.map(([word = '', ...synonyms]) =>
        Math.max(
          0,
          ...(Object.keys(POINTS) as (keyof typeof POINTS)[]).map((place) => {
            if (occursIn(word, all[place])) return POINTS[place];
            return synonyms.some((synonym) => occursIn(synonym, all[place]))
              ? POINTS[place] / 2
              : 0;
          }),
        ),
      );
      return {
        found: {
          id: story.id,
          page: page.title.split('/').map(nameInWords).join(' › '),
          story: nameInWords(story.name),
        },
        count: points.filter(Boolean).length,
        // Of equal stories the first of their page comes first.
        score: points.reduce((sum, each) => sum + each, 0) - at / 1000,
      };
    });
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const near = scored
    .filter(({ score }) => score > 0 && score >= best * MIN_SHARE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_FOUND);
  return {
    found: near.map((each) => each.found),
    hasAllWords: near[0]?.count === asked.length,
  };
}
