import type { winner } from '../../../src/contract/games/winner';
import type { Database } from '../../core/database';
import { isRealMember, members } from '../../db/account/member';
import { type Entry, ledger } from '../../db/cashier/wallet';
import { type CatalogueGame, drawnGames, gameById, pictureOf } from '../../db/games/catalogue';
import { bets } from '../../db/lottery/bet';
import { jackpotWins } from '../../db/lottery/jackpotWin';
import { toDecimal } from '../cashier/money';
import { jackpotLottery, maskedAccount } from '../lottery/jackpot';

/** Minor units. A smaller win is not on the board. */
const MIN_WIN = 8_000;

interface Win {
  game: CatalogueGame;
  customerName: string;
  /** Minor units. */
  amount: number;
}

export function toWireWinner({ game, customerName, amount }: Win, languageCode: string) {
  return {
    vo: {
      iconUrl: pictureOf(game),
      gameName: game.name[languageCode === 'ES' ? 'ES' : 'EN'],
      customerName,
      winAmount: toDecimal(amount),
      vendor: game.vendorName,
      nodeId: game.nodeId,
    },
  } satisfies typeof winner.infer;
}

/** A win from the admin API has no bet: it is given to any game. A jackpot has the name of its lottery. */
function gameOf(db: Database, { ref }: Entry): CatalogueGame {
  const lottery = db.table(jackpotWins).get(ref) && jackpotLottery();
  const games = drawnGames(db).filter(({ gameType }) => !lottery || gameType === lottery.gameType);
  const game = gameById(db, db.table(bets).get(ref)?.nodeId ?? '') ?? db.randomFor(ref).pick(games);
  return lottery ? { ...game, name: lottery.name } : game;
}

/** Trial accounts win play money. */
function hasRealMoney(db: Database, memberId: string) {
  const member = db.table(members).get(memberId);
  return member !== undefined && isRealMember(member);
}

/** What members have won since the start of the database, in the order of the ledger. */
export const latestWins = (db: Database, from = 0): Win[] =>
  db
    .table(ledger)
    .all()
    .slice(from)
    .filter(({ kind, amount, at }) => kind === 'WIN' && amount >= MIN_WIN && at > db.options.now)
    .filter(({ memberId }) => hasRealMoney(db, memberId))
    .map((entry) => ({
      game: gameOf(db, entry),
      customerName: maskedAccount(db.table(members).get(entry.memberId)?.account ?? ''),
      amount: entry.amount,
    }));
