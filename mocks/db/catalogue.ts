import { gameArt } from '../../fixtures/art';
import { gameNames } from '../../fixtures/gameNames';
import { lotteryOfGame } from '../../fixtures/lotteries';
import { vendors } from '../../fixtures/vendors';
import type { WireGame } from '../../src/contract/game';
import { Chance } from '../core/chance';

/** A game of the catalogue. All databases share it: nothing in it ever changes. */
export interface Listed {
  nodeId: string;
  name: { ES: string; EN: string };
  /** Both names in lower case. */
  searched: string;
  gameType: string;
  gameCategory: string;
  vassalage: string;
  vendorName: string;
  art: string;
  heat: number;
  isNew: boolean;
  supportPlay: boolean;
  minBet: number;
  lines: number;
  features: string[];
  lottoMode: string | undefined;
  /** Which of the two spellings of the aliased fields this game travels with. */
  isAliased: boolean;
}

/** How many games of a hundred are of a kind. */
const SHARES: Record<string, number> = {
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
const FEATURES = ['freeSpins', 'jackpot', 'bonusBuy', 'megaways', 'multiplier', 'tournament'];
const COUNT = 1260;

let built: ReturnType<typeof build> | undefined;

function catalogue() {
  built ??= build(Number(globalThis.process?.env?.MOCK_GAMES) || COUNT);
  return built;
}

export const gamesOf = () => catalogue().games;
export const gameById = (nodeId: string) => catalogue().byId.get(nodeId);

/** The shortest list, in catalogue order, that holds all games of a kind by a vendor. */
export function gamesWith({ gameType, vassalage }: { gameType?: string; vassalage?: string }) {
  const { games, byVendor, byType } = catalogue();
  if (vassalage && !vassalage.includes(',')) return byVendor.get(vassalage) ?? [];
  return gameType ? (byType.get(gameType) ?? []) : games;
}

/** Most played first. */
export const hottest = (gameType?: string) =>
  (gameType ? catalogue().hotByType.get(gameType) : catalogue().hot) ?? [];

export const pictureOf = ({ art }: Listed) => `art/games/${art}-240.webp`;

function build(count: number) {
  const chance = Chance.of('catalogue');
  const kinds = Object.entries(SHARES).flatMap(([kind, share]) => Array<string>(share).fill(kind));
  const games = Array.from({ length: Math.max(count, 1) }, (_, i) =>
    make(i, chance.pick(kinds), chance),
  );
  const hot = games.toSorted((a, b) => b.heat - a.heat);
  return {
    games,
    hot,
    byId: new Map(games.map((one) => [one.nodeId, one])),
    byType: groupBy(games, 'gameType'),
    byVendor: groupBy(games, 'vassalage'),
    hotByType: groupBy(hot, 'gameType'),
  };
}

function groupBy(games: Listed[], field: 'gameType' | 'vassalage') {
  const groups = new Map<string, Listed[]>();
  for (const game of games) {
    const group = groups.get(game[field]);
    if (group) group.push(game);
    else groups.set(game[field], [game]);
  }
  return groups;
}

function make(i: number, kind: string, chance: Chance): Listed {
  const vendor = chance.pick(vendorsOf(kind));
  const art = chance.pick(gameArt.filter((one) => one.kind === kind));
  const name = gameNames(art, kind, chance);
  const gameType = kind === 'CRASH' ? 'RNG' : kind === 'ESPORTS' ? 'SPORTS' : kind;
  return {
    nodeId: String(100_001 + i),
    name,
    searched: `${name.ES}\n${name.EN}`.toLocaleLowerCase(),
    gameType,
    gameCategory: kind === 'CRASH' ? 'Crash' : kind,
    vassalage: vendor.code,
    vendorName: vendor.name,
    art: art.id,
    heat: chance.whole(0, 1_000_000),
    isNew: chance.happens(0.06),
    supportPlay: kind !== 'LIVE' && kind !== 'PVP' && chance.happens(0.8),
    minBet: chance.pick([0.1, 0.2, 0.5, 1, 2, 5]),
    lines: gameType === 'RNG' ? chance.pick([5, 9, 10, 20, 25, 40, 50]) : 1,
    features: FEATURES.filter(() => chance.happens(0.2)),
    lottoMode: gameType.endsWith('LOTT')
      ? chance.pick(['Tradition', 'Entertainment', 'Tradition,Entertainment'])
      : undefined,
    isAliased: i % 9 === 4,
  };
}

function vendorsOf(kind: string) {
  if (kind === 'ESPORTS') return vendors.filter(({ isEsport }) => isEsport);
  return vendors.filter(({ kinds, isEsport }) => kinds.some((one) => one === kind) && !isEsport);
}

export function toWireGame(game: Listed, language: string): WireGame {
  const { nodeId, gameType, vassalage, vendorName, lottoMode } = game;
  const name = game.name[language === 'ES' ? 'ES' : 'EN'];
  const icon = pictureOf(game);
  const gameId = lottoMode === undefined ? nodeId : (lotteryOfGame(game)?.gameId ?? nodeId);
  const shared = {
    gameType,
    gameCode: `${vassalage}-${nodeId}`,
    supportPlay: game.supportPlay,
    isGameH5: true,
    gameCategory: game.gameCategory,
    mobileLargeIcon: icon.replace('-240', '-360'),
    mobileSmallIcon: icon,
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
