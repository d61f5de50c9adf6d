import { type } from 'arktype';
import type { Database } from '../core/database';
import { type Member, memberByAccount } from '../db/account/member';
import { chats } from '../db/messages/chat';
import { sendMail } from '../db/messages/mail';
import { notices } from '../db/messages/notice';
import { moveMoney } from '../rules/cashier/money';
import { winJackpot } from '../rules/lottery/jackpot';
import { command } from './command';

const TEST_MESSAGE = {
  ES: { title: 'Mensaje de prueba', content: '<p>Enviado desde el panel.</p>' },
  EN: { title: 'Test message', content: '<p>Sent from the panel.</p>' },
};

const sendMoney = (kind: string) => (db: Database, member: Member, amount: number) =>
  moveMoney(db, {
    memberId: member.id,
    kind,
    amount: Math.round(amount * 100),
    ref: db.newId('P'),
  });

const PUSHES = {
  mail: (db: Database, { id }: Member) => sendMail(db, id, TEST_MESSAGE),
  chat: (db: Database, { id }: Member) =>
    db.table(chats).upsert({ id, unread: (db.table(chats).get(id)?.unread ?? 0) + 1 }),
  balance: sendMoney('BONUS'),
  win: sendMoney('WIN'),
  /** The member wins the whole jackpot of the lottery, and the jackpot begins again. */
  jackpot: winJackpot,
  /** An announcement that pops up for everybody. */
  popup: (db: Database) => {
    const at = db.clock.now();
    const id = db.newId('N');
    return db.table(notices).create({ id, type: 'PU', sender: 'Feria', at, texts: TEST_MESSAGE });
  },
};
type Push = keyof typeof PUSHES;

const pushBody = type({
  kind: type.enumerated(...(Object.keys(PUSHES) as Push[])),
  'account?': 'string > 0',
  /** In units of the currency, for money. */
  'amount?': '-1000000 <= number <= 1000000',
});

/** Sends now what the platform usually sends by itself. */
export const pushCommands = [
  command('/__mock/pushes', pushBody, async ({ db, body }) => {
    const { kind, account = 'lucia', amount = 100 } = body;
    const member = memberByAccount(db, account);
    if (!member) throw new Error(`no member has the account "${account}"`);
    await PUSHES[kind](db, member, amount);
    return { kind, account };
  }),
];
