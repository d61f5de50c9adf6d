import { namesOf } from '../../../fixtures/games/gameNames';
import { type GameArt, gameArt } from '../../../fixtures/site/art';
import type { Texts } from '../../../fixtures/site/texts';
import { foldText } from '../../core/values/foldText';
import { Random } from '../../core/values/random';

/** The picture and the name of a game. */
export interface GamePicture {
  name: Texts;
  /** Both names, in lower case and without accents. */
  searchText: string;
  art: string;
  /** The mean colour of its picture. */
  colour: `#${string}`;
}

interface Game {
  /** The category by which picture and name are chosen. Unlike a game type, it tells crash games and esports apart. */
  kind: string;
  vassalage: string;
  popularity: number;
}

/**
 * Gives each game a picture and a name. All pictures of a kind are used equally often. Neighbours in the lists
 * of a kind and of a vendor, in catalogue order and by popularity, have different ones, and no name is used twice.
 */
export function assignPictures<G extends Game>(games: G[]): (G & GamePicture)[] {
  const random = Random.fromText('pictures');
  const neighbours = findNeighbours(games);
  const artByGame = new Map<Game, string>();
  const picturesByKind = new Map<string, Picture[]>();
  return games.map((game) => {
    const pictures = picturesByKind.get(game.kind) ?? picturesOf(game.kind, random);
    picturesByKind.set(game.kind, pictures);
    const usedByNeighbours = new Set(neighbours.get(game)?.map((other) => artByGame.get(other)));
    const { art, name } = takePicture(pictures, usedByNeighbours);
    artByGame.set(game, art.id);
    const searchText = foldText(`${name.ES}\n${name.EN}`);
    return { ...game, art: art.id, colour: art.colour, name, searchText };
  });
}

/** A picture with its names. A game that uses it takes the next name. */
type Picture = { art: GameArt; names: Texts[]; used: number };

const picturesOf = (kind: string, random: Random): Picture[] =>
  random
    .shuffle(gameArt.filter((art) => art.kind === kind))
    .map((art) => ({ art, names: namesOf(art, kind), used: 0 }));

/** The first of the least used pictures that no neighbour has. It goes to the end of the list. */
function takePicture(pictures: Picture[], usedByNeighbours: Set<string | undefined>) {
  const free = pictures.filter(({ art }) => !usedByNeighbours.has(art.id));
  const picture = (free.length ? free : pictures).reduce((least, other) =>
    other.used < least.used ? other : least,
  );
  pictures.splice(pictures.indexOf(picture), 1);
  pictures.push(picture);
  const name = picture.names[picture.used] ?? numberedName(picture);
  picture.used += 1;
  return { art: picture.art, name };
}

/** A name with a number. A catalogue of many thousand games has more games than names. */
function numberedName({ names, used }: Picture): Texts {
  const { ES, EN } = names[used % names.length] ?? { ES: '', EN: '' };
  const number = Math.floor(used / names.length) + 1;
  return { ES: `${ES} ${number}`, EN: `${EN} ${number}` };
}

/** For each game, those before and after it in the lists of its kind and of its vendor. */
function findNeighbours(games: Game[]) {
  const neighbours = new Map<Game, Game[]>(games.map((game) => [game, []]));
  for (const order of [games, games.toSorted((a, b) => b.popularity - a.popularity)]) {
    const lastInList = new Map<string, Game>();
    for (const game of order)
      for (const list of [game.kind, `${game.kind}/${game.vassalage}`]) {
        const before = lastInList.get(list);
        lastInList.set(list, game);
        if (!before) continue;
        neighbours.get(game)?.push(before);
        neighbours.get(before)?.push(game);
      }
  }
  return neighbours;
}
