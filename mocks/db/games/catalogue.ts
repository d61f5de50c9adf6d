import { vendors } from '../../../fixtures/games/vendors';
import {
  artOfLottery,
  type Lottery,
  leastTicketStake,
  lotteries,
} from '../../../fixtures/lottery/lotteries';
import type { WireGame } from '../../../src/contract/games/game';
import type { Database } from '../../core/database';
import { foldText } from '../../core/values/foldText';
import { Random } from '../../core/values/random';
import { settingOf } from '../site/setting';
import { assignPictures, type GamePicture } from './gamePictures';
import { paybackOf } from './payback';

/** A game of the catalogue. Games never change, so all databases share them. */
export interface CatalogueGame extends GamePicture {
  nodeId: string;
  kind: string;
  gameType: string;
  gameCategory: string;
  vassalage: string;
  vendorName: string;
  popularity: number;
  isNew: boolean;
  supportPlay: boolean;
  minBet: number;
  lines: number;
  features: string[];
  lottoMode: string | undefined;
  /** The lottery that it opens. Other games have none. */
  lotteryId?: string;
  /** The platform has two names for some fields. This game is sent with the second names. */
  isAliased: boolean;
}

/** How many of 100 games belong to a category. */
const CATEGORY_SHARES: Record<string, number> = {
  RNG: 54,
  LIVE: 11,
  FISH: 8,
  CRASH: 6,
  SPORTS: 5,
  ESPORTS: 3,
  PVP: 5,
  LOTT: 3,
  ELOTT: 3,
  COCK: 2,
};
/** The game types of categories that the platform does not have as types. */
const TYPES_OF_CATEGORIES: Record<string, string> = { CRASH: 'RNG', ESPORTS: 'SPORTS' };

/** The type in whose lists a game stands. The platform sends crash games as slots, but they are not listed with them. */
export const listTypeOf = ({ kind, gameType }: { kind: string; gameType: string }) =>
  kind === 'CRASH' ? kind : gameType;

const FEATURES = ['freeSpins', 'jackpot', 'bonusBuy', 'megaways', 'multiplier', 'tournament'];
const DEFAULT_COUNT = 1260;

const MAX_COUNT = 100_000;

const builtCatalogues = new Map<number, ReturnType<typeof buildCatalogue>>();

/** How many games are drawn for the operator: the setting, else `MOCK_GAMES`. A lottery is one game, however often drawn. */
export function gameCountOf(db: Database | undefined) {
  const wanted = db && settingOf(db, 'catalogue').games;
  const count = wanted || Number(globalThis.process?.env?.MOCK_GAMES) || DEFAULT_COUNT;
  return Math.min(Math.max(Math.floor(count), 1), MAX_COUNT);
}

/** The catalogue of a database, built when it is needed for the first time. Without a database the one of the seed. */
function getCatalogue(db: Database | undefined) {
  const count = gameCountOf(db);
  const catalogue = builtCatalogues.get(count) ?? buildCatalogue(count);
  builtCatalogues.set(count, catalogue);
  return catalogue;
}

export const allGames = (db?: Database) => getCatalogue(db).games;
/** What the seed draws games from. A lottery is in it as often as it was drawn for the catalogue. */
export const drawnGames = (db?: Database) => getCatalogue(db).drawn;
export const gameById = (db: Database, nodeId: string) => getCatalogue(db).byId.get(nodeId);

/** A list, in catalogue order, that contains all games of the type and vendor. It may contain more. */
export function gamesWith(
  {
    gameType,
    vassalage,
  }: {
    gameType?: string | undefined;
    vassalage?: string | undefined;
  },
  db?: Database,
) {
  const { games, byVendor, byType } = getCatalogue(db);
  if (vassalage && !vassalage.includes(',')) return byVendor.get(vassalage) ?? [];
  return gameType ? (byType.get(gameType) ?? []) : games;
}

/** The most played games first. */
export const hotGames = (gameType?: string, db?: Database) =>
  (gameType ? getCatalogue(db).hotByType.get(gameType) : getCatalogue(db).hot) ?? [];

/** RTP in percent, and volatility. Sports, cockfights and games against other players have neither. */
export function factsOf(game: CatalogueGame) {
  const { share, volatility } = paybackOf(game);
  return {
    ...(share === undefined ? {} : { rtp: Math.round(share * 10_000) / 100 }),
    ...(volatility ? { volatility } : {}),
  };
}

export const pictureOf = ({ art }: Pick<CatalogueGame, 'art'>) => `art/games/${art}-240.webp`;

function buildCatalogue(count: number) {
  const random = Random.fromText('catalogue');
  const kinds = Object.entries(CATEGORY_SHARES).flatMap(([kind, share]) =>
    Array<string>(share).fill(kind),
  );
  const drawn = withLotteries(
    assignPictures(
      Array.from({ length: count }, (_, index) => createGame(index, random.pick(kinds), random)),
    ),
  );
  const games = [...new Set(drawn)];
  const hot = games.toSorted((a, b) => b.popularity - a.popularity);
  return {
    drawn,
    games,
    hot,
    byId: new Map(games.map((game) => [game.nodeId, game])),
    byType: groupBy(games, listTypeOf),
    byVendor: groupBy(games, ({ vassalage }) => vassalage),
    hotByType: groupBy(hot, listTypeOf),
  };
}

/** The lotteries of a vendor: of the type of the game, if there are some. */
function lotteriesLike({ vassalage, gameType }: CatalogueGame): Lottery[] {
  const ofVendor = lotteries.filter(({ vendor }) => vendor === vassalage);
  const ofType = ofVendor.filter((lottery) => lottery.gameType === gameType);
  return ofType.length ? ofType : ofVendor;
}

function gameOfLottery(game: CatalogueGame, lottery: Lottery): CatalogueGame {
  const { gameId: lotteryId, gameType, lottoMode, name } = lottery;
  const { id: art, colour } = artOfLottery(lottery);
  const searchText = foldText(`${name.ES}\n${name.EN}`);
  const type = { kind: gameType, gameType, gameCategory: gameType };
  return { ...game, ...type, lotteryId, lottoMode, name, searchText, art, colour };
}

/** Each lottery is one game, however often it was drawn: the lotteries of a vendor are drawn in turn. */
function withLotteries(games: CatalogueGame[]): CatalogueGame[] {
  const byLottery = new Map<Lottery, CatalogueGame>();
  const counts = new Map<string, number>();
  return games.map((game) => {
    const candidates = game.lottoMode === undefined ? [] : lotteriesLike(game);
    const key = `${game.gameType}/${game.vassalage}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const lottery = candidates[count % candidates.length];
    if (!lottery) return game;
    const first = byLottery.get(lottery) ?? gameOfLottery(game, lottery);
    byLottery.set(lottery, first);
    return first;
  });
}

function groupBy(games: CatalogueGame[], keyOf: (game: CatalogueGame) => string) {
  const groups = new Map<string, CatalogueGame[]>();
  for (const game of games) {
    const key = keyOf(game);
    const group = groups.get(key);
    if (group) group.push(game);
    else groups.set(key, [game]);
  }
  return groups;
}

function createGame(index: number, kind: string, random: Random) {
  const vendor = random.pick(vendorsOf(kind));
  // Earlier, these random numbers chose the picture and the name. They are still taken, because without them the seed
  // would give all games other values.
  random.next();
  random.next();
  if (random.isHit(0.35)) random.next();
  const gameType = TYPES_OF_CATEGORIES[kind] ?? kind;
  const isLottery = gameType.endsWith('LOTT');
  const game = {
    nodeId: String(100_001 + index),
    kind,
    gameType,
    gameCategory: kind === 'CRASH' ? 'Crash' : kind,
    vassalage: vendor.code,
    vendorName: vendor.name,
    popularity: random.integer(0, 1_000_000),
    isNew: random.isHit(0.06),
    supportPlay: kind !== 'LIVE' && kind !== 'PVP' && random.isHit(0.8),
    minBet: random.pick([0.1, 0.2, 0.5, 1, 2, 5]),
    lines: gameType === 'RNG' ? random.pick([5, 9, 10, 20, 25, 40, 50]) : 1,
    features: FEATURES.filter(() => random.isHit(0.2)),
    lottoMode: isLottery
      ? random.pick(['Tradition', 'Entertainment', 'Tradition,Entertainment'])
      : undefined,
    isAliased: index % 9 === 4,
  };
  return isLottery ? { ...game, minBet: leastTicketStake / 100 } : game;
}

function vendorsOf(kind: string) {
  if (kind === 'ESPORTS') return vendors.filter(({ isEsport }) => isEsport);
  return vendors.filter(
    ({ kinds, isEsport }) => kinds.some((vendorKind) => vendorKind === kind) && !isEsport,
  );
}

/** What the launcher wants of a game. */
export function launchNamesOf(game: CatalogueGame) {
  const { nodeId, gameType, vassalage, lotteryId } = game;
  return { gameType, vassalage, gameId: lotteryId ?? nodeId, gameCode: `${vassalage}-${nodeId}` };
}

export function toWireGame(game: CatalogueGame, language: string): WireGame {
  const { nodeId, vendorName, lottoMode } = game;
  const { gameType, vassalage, gameId, gameCode } = launchNamesOf(game);
  const name = game.name[language === 'ES' ? 'ES' : 'EN'];
  const icon = pictureOf(game);
  const shared = {
    gameType,
    gameCode,
    supportPlay: game.supportPlay,
    isGameH5: true,
    gameCategory: game.gameCategory,
    mobileLargeIcon: icon.replace('-240', '-360'),
    mobileSmallIcon: icon,
    iconColor: game.colour,
    displayName: vendorName,
    accountTypeName: vendorName,
    isNew: game.isNew,
    minBet: game.minBet,
    lines: game.lines,
    gameGroupId: `${vassalage}-G1`,
    lottoMode: lottoMode ?? '',
  };
  return game.isAliased
    ? { ...shared, nodeId, nodeName: name, roomId: gameId, vendorCode: vassalage, iconUrl: icon }
    : {
        ...shared,
        nodeId: Number(nodeId),
        gameName: name,
        gameId,
        vassalage,
        showIcon: icon,
      };
}
