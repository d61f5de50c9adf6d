import { type } from 'arktype';
import type { Database } from '../core/database';
import { chats } from '../db/chat';
import { sendMail } from '../db/mail';
import { type Member, memberByAccount } from '../db/member';
import { notices } from '../db/notice';
import { winJackpot } from '../rules/jackpot';
import { moveMoney } from '../rules/money';
import { command } from './command';

const MAIL = {
  ES: { title: 'Mensaje de prueba', content: '<p>Enviado desde el panel.</p>' },
  EN: { title: 'Test message', content: '<p>Sent from the panel.</p>' },
};

const money = (kind: string) => (db: Database, member: Member, amount: number) =>
  moveMoney(db, {
    memberId: member.id,
    kind,
    amount: Math.round(amount * 100),
    ref: db.newId('P'),
  });

const PUSHES = {
  mail: (db: Database, { id }: Member) => sendMail(db, id, MAIL),
  chat: (db: Database, { id }: Member) =>
    db.table(chats).upsert({ id, unread: (db.table(chats).get(id)?.unread ?? 0) + 1 }),
  balance: money('BONUS'),
  win: money('WIN'),
  /** All that is in the jackpot of the lottery, which begins again. */
  jackpot: winJackpot,
  /** An announcement that pops up for everybody. */
  popup: (db: Database) => {
    const at = db.clock.now();
    const id = db.newId('N');
    return db.table(notices).create({ id, type: 'PU', sender: 'Feria', at, texts: MAIL });
  },
};
type Push = keyof typeof PUSHES;

const pushBody = type({
  kind: type.enumerated(...(Object.keys(PUSHES) as Push[])),
  'account?': 'string > 0',
  /** In units of the currency, for money. */
  'amount?': '-1000000 <= number <= 1000000',
});

/** What the platform sends by itself, now. */
export const pushCommands = [
  command('/__mock/pushes', pushBody, async ({ db, body }) => {
    const { kind, account = 'lucia', amount = 100 } = body;
    const member = memberByAccount(db, account);
    if (!member) throw new Error(`no member has the account "${account}"`);
    await PUSHES[kind](db, member, amount);
    return { kind, account };
  }),
];
