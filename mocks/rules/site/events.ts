import type { Events } from '../../../src/contract/site/event';
import type { Database } from '../../core/database';
import { isRealMember, type Member } from '../../db/account/member';
import { deposits } from '../../db/cashier/deposit';
import { ledger } from '../../db/cashier/wallet';
import { withdrawals } from '../../db/cashier/withdraw';
import { jackpotWins } from '../../db/lottery/jackpotWin';
import { chats } from '../../db/messages/chat';
import { countUnreadMails } from '../../db/messages/mail';
import { countUnreadNotices } from '../../db/messages/notice';
import { isOpenDeposit, toWireDeposit } from '../cashier/deposit';
import { depositProgressOf } from '../cashier/depositSteps';
import { moneyOf } from '../cashier/wallets';
import { toWireWithdrawal } from '../cashier/withdraw';
import { isOpenWithdrawal, progressOf } from '../cashier/withdrawSteps';
import { latestWins, toWireWinner } from '../games/winners';
import { nextDraw } from '../lottery/draws';
import { jackpotLottery, toWireJackpot } from '../lottery/jackpot';

export interface StreamEvent {
  name: keyof Events;
  /** Identifies what the event is about. */
  key: string;
  /** The event is sent again when its version has changed. */
  version: string;
  /** The page that opens the stream knows it already, so it is not sent at the start. */
  isPast?: boolean;
  data(): unknown;
}

const asEvent = (name: keyof Events, value: unknown): StreamEvent => ({
  name,
  key: name,
  version: JSON.stringify(value),
  data: () => value,
});

function jackpotEvent(db: Database, languageCode: string): StreamEvent[] {
  const lottery = jackpotLottery();
  if (!lottery) return [];
  // Without the amount, which grows all the time: the app counts it up by itself.
  const version = `${nextDraw(db, lottery).numero} ${db.table(jackpotWins).all().length}`;
  const data = () => toWireJackpot(db, lottery, languageCode);
  return [{ name: 'jackpot', key: 'jackpot', version, data }];
}

function memberEvents(db: Database, member: Member, languageCode: string): StreamEvent[] {
  const { id } = member;
  const { sumBalance, wallets } = moneyOf(db, id);
  const notices = countUnreadNotices(db, id);
  const unreadMessages = {
    mail: countUnreadMails(db, id),
    chat: db.table(chats).get(id)?.unread ?? 0,
  };
  const ownWithdrawals = db.table(withdrawals).filter(({ memberId }) => memberId === id);
  const ownDeposits = db.table(deposits).filter(({ memberId }) => memberId === id);
  return [
    asEvent('balance', { sumBalance, wallets }),
    asEvent('unread', isRealMember(member) ? { ...unreadMessages, notices } : { notices }),
    ...ownDeposits.map(
      (row): StreamEvent => ({
        name: 'deposit',
        key: row.id,
        version: JSON.stringify([row.state, depositProgressOf(db, row)]),
        isPast: !isOpenDeposit(row),
        data: () => toWireDeposit(db, row, languageCode),
      }),
    ),
    ...ownWithdrawals.map(
      (row): StreamEvent => ({
        name: 'withdrawal',
        key: row.id,
        version: JSON.stringify([row.state, row.isLocked, progressOf(db, row)]),
        isPast: !isOpenWithdrawal(row),
        data: () => toWireWithdrawal(db, row, languageCode),
      }),
    ),
  ];
}

/** How far a stream has come: the length of the ledger, which only grows. */
export const positionOf = (db: Database) => db.table(ledger).all().length;

/** What a stream sends: the state of everything, and the wins since the position. */
export const eventsOf = (
  db: Database,
  member: Member | undefined,
  languageCode: string,
  position: number,
): StreamEvent[] => [
  ...(member ? memberEvents(db, member, languageCode) : []),
  ...latestWins(db, position).map(
    (win, i): StreamEvent => ({
      name: 'winner',
      key: `winner ${position}/${i}`,
      version: '',
      data: () => toWireWinner(win, languageCode),
    }),
  ),
  ...jackpotEvent(db, languageCode),
];
