import { type GameArt, gameArt } from '../../fixtures/art';
import { namesOf } from '../../fixtures/gameNames';
import { foldText } from '../core/foldText';
import { Random } from '../core/random';

/** What a game is recognized by. */
export interface GamePicture {
  name: { ES: string; EN: string };
  /** Both names, in lower case and without accents. */
  searchText: string;
  art: string;
  /** The ground of its picture. */
  colour: `#${string}`;
}

interface Game {
  /** What its pictures and names are chosen by. Esports and crash games are no types of their own. */
  kind: string;
  vassalage: string;
  popularity: number;
}

/**
 * Gives each game a picture and a name. All pictures of a kind are used equally often. Neighbours in the lists
 * of a kind and of a vendor, in catalogue order and by popularity, have different ones, and no name is used twice.
 */
export function dealPictures<G extends Game>(games: G[]): (G & GamePicture)[] {
  const random = Random.fromText('pictures');
  const neighbours = findNeighbours(games);
  const dealt = new Map<Game, string>();
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

type Card = { art: GameArt; names: GamePicture['name'][]; used: number };
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
function findNeighbours(games: Game[]) {
  const found = new Map<Game, Game[]>(games.map((game) => [game, []]));
  for (const order of [games, games.toSorted((a, b) => b.popularity - a.popularity)]) {
    const last = new Map<string, Game>();
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
