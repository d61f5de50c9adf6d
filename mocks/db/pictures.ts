import { type GameArt, gameArt } from '../../fixtures/art';
import { namesOf } from '../../fixtures/gameNames';
import { foldText } from '../core/foldText';
import { Random } from '../core/random';
import type { CatalogueGame } from './catalogue';

type Picture = Pick<CatalogueGame, 'art' | 'colour' | 'name' | 'searchText'>;
export type GameWithoutPicture = Omit<CatalogueGame, keyof Picture>;

/**
 * Gives each game a picture and a name. All pictures of a kind are used equally often. Neighbours in the lists
 * of a kind and of a vendor, in catalogue order and by popularity, have different ones, and no name is used twice.
 */
export function dealPictures(games: GameWithoutPicture[]): CatalogueGame[] {
  const random = Random.fromText('pictures');
  const neighbours = findNeighbours(games);
  const dealt = new Map<GameWithoutPicture, string>();
  const decks = new Map<string, Deck>();
  return games.map((game) => {
    const deck = decks.get(game.kind) ?? createDeck(game.kind, random);
    decks.set(game.kind, deck);
    const taken = new Set(neighbours.get(game)?.map((other) => dealt.get(other)));
    const { art, name } = draw(deck, taken);
    dealt.set(game, art.id);
    const searchText = foldText(`${name.ES}\n${name.EN}`);
    return { ...game, art: art.id, colour: art.colour, name, searchText };
  });
}

type Card = { art: GameArt; names: CatalogueGame['name'][]; used: number };
type Deck = Card[];

const createDeck = (kind: string, random: Random): Deck =>
  random
    .shuffle(gameArt.filter((art) => art.kind === kind))
    .map((art) => ({ art, names: namesOf(art, kind), used: 0 }));

/** The first of the least used cards that no neighbour has. It goes to the end of the deck. */
function draw(deck: Deck, taken: Set<string | undefined>) {
  const free = deck.filter(({ art }) => !taken.has(art.id));
  const card = (free.length ? free : deck).reduce((least, other) =>
    other.used < least.used ? other : least,
  );
  deck.splice(deck.indexOf(card), 1);
  deck.push(card);
  const name = card.names[card.used] ?? numbered(card);
  card.used += 1;
  return { art: card.art, name };
}

/** A catalogue of many thousand games has more of them than names. */
function numbered({ names, used }: Card) {
  const { ES, EN } = names[used % names.length] ?? { ES: '', EN: '' };
  const number = Math.floor(used / names.length) + 1;
  return { ES: `${ES} ${number}`, EN: `${EN} ${number}` };
}

/** For each game, those before and after it in the lists of its kind and of its vendor. */
function findNeighbours(games: GameWithoutPicture[]) {
  const found = new Map<GameWithoutPicture, GameWithoutPicture[]>(games.map((game) => [game, []]));
  for (const order of [games, games.toSorted((a, b) => b.popularity - a.popularity)]) {
    const last = new Map<string, GameWithoutPicture>();
    for (const game of order)
      for (const list of [game.kind, `${game.kind}/${game.vassalage}`]) {
        const before = last.get(list);
        last.set(list, game);
        if (!before) continue;
        found.get(game)?.push(before);
        found.get(before)?.push(game);
      }
  }
  return found;
}
