import * as contract from '../../src/contract/agent';
import { type Ask, handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { affiliateOf } from '../db/affiliate';
import { agentTransfers, claims, rates } from '../db/agent';
import { type Member, members } from '../db/member';
import { dayOf } from '../rules/activity';
import { give } from '../rules/agentTransfer';
import { commissionDays, pendingDays } from '../rules/commission';
import { downlineView } from '../rules/downline';
import { balanceOf, move, once, positive, toWire } from '../rules/money';
import { pageOf } from '../rules/pages';
import { teamReport, timeOf } from '../rules/report';
import { belowAgent, teamOf } from '../rules/team';

const rebatesOf = ({ db }: Pick<Ask<unknown>, 'db'>, { id }: Member) =>
  db.of(rates).get(id)?.rebates ?? {};

const accountOf = ({ db }: Pick<Ask<unknown>, 'db'>, id: string) =>
  db.of(members).get(id)?.account ?? '';

export const agent = [
  handle(contract.downlines, ({ db, member, input }) => {
    const { upline, name = '', level, sort = 'joinedAt' } = input;
    const head = upline ? belowAgent(db, member, upline).member : member;
    const wanted = name.trim().toLowerCase();
    const below = new Set(teamOf(db, head).map((one) => one.member.id));
    const found = teamOf(db, member)
      .filter((one) => below.has(one.member.id))
      .filter((one) => level === undefined || one.level === level)
      .filter((one) => one.member.account.toLowerCase().includes(wanted))
      .map(downlineView(db, input))
      .toSorted((a, b) => b[sort] - a[sort] || (a.account < b.account ? -1 : 1));
    const { list, ...page } = pageOf(found, input);
    return { content: list, ...page };
  }),

  handle(contract.downline, ({ db, member, input }) => {
    const placed = belowAgent(db, member, input.account);
    return {
      ...downlineView(db, input)(placed),
      rebates: rebatesOf({ db }, placed.member),
      highest: rebatesOf({ db }, member),
      mobile: placed.member.mobile && `******${placed.member.mobile.slice(-3)}`,
    };
  }),

  handle(contract.transferDownline, (ask) =>
    once(ask, async () => {
      const { db, member, input } = ask;
      const amount = positive(input.amount);
      const { member: to } = belowAgent(db, member, input.account);
      const { id, at } = await give(db, member, { to, amount, remark: input.remark ?? '' });
      const balance = toWire(balanceOf(db, member.id));
      return { transferId: id, account: to.account, amount: toWire(amount), at, balance };
    }),
  ),

  handle(contract.transferDownlines, (ask) =>
    once(ask, async () => {
      const { db, member, input } = ask;
      const given = input.transfers.map(({ account, amount }) => ({
        to: belowAgent(db, member, account).member,
        amount: positive(amount),
        remark: input.remark ?? '',
      }));
      const sum = given.reduce((all, { amount }) => all + amount, 0);
      if (sum > balanceOf(db, member.id)) refuse('balance_insufficient');
      const transfers = [];
      for (const one of given) {
        const { id, at } = await give(db, member, one);
        const amount = toWire(one.amount);
        transfers.push({ transferId: id, account: one.to.account, amount, at });
      }
      return { transfers, balance: toWire(balanceOf(db, member.id)) };
    }),
  ),

  handle(contract.downlineTransfers, ({ db, member, input }) => {
    const { from = 0, to = Infinity, account } = input;
    const meant = account === undefined ? undefined : belowAgent(db, member, account).member.id;
    const found = db
      .of(agentTransfers)
      .where((one) => one.from === member.id && one.at >= from && one.at <= to)
      .filter((one) => meant === undefined || one.to === meant)
      .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
    const { list, ...page } = pageOf(found, input);
    return {
      ...page,
      content: list.map(({ id, to: toId, amount, at, remark }) => ({
        transferId: id,
        account: accountOf({ db }, toId),
        amount: toWire(amount),
        at,
        remark,
      })),
      sum: toWire(found.reduce((all, { amount }) => all + amount, 0)),
    };
  }),

  handle(contract.updateRebates, async ({ db, member, input }) => {
    const { member: one, level } = belowAgent(db, member, input.account);
    if (level !== 1) refuse('not_your_direct');
    const highest = rebatesOf({ db }, member);
    for (const [kind, percent] of Object.entries(input.rebates)) {
      const most = Object.hasOwn(highest, kind) ? (highest[kind] ?? 0) : 0;
      if (percent > most) refuse('rebate_too_high', { value: { kind, most } });
    }
    const rebates = { ...rebatesOf({ db }, one), ...input.rebates };
    await db.of(rates).put({ id: one.id, rebates });
    return { account: one.account, rebates };
  }),

  handle(contract.teamReport, ({ db, member, input }) => teamReport(db, member, input)),

  handle(contract.commissions, ({ db, member, input }) => {
    const { from, to } = timeOf(db, input);
    const open = new Set(pendingDays(db, member).map(({ at }) => at));
    const today = dayOf(db.clock.now());
    const { list, ...page } = pageOf(commissionDays(db, member, from, to), input);
    return {
      ...page,
      content: list.map(({ at, stake, amount }) => ({
        day: new Date(at).toISOString().slice(0, 10),
        at,
        stake: toWire(stake),
        amount: toWire(amount),
        state: open.has(at) || at >= today ? ('pending' as const) : ('paid' as const),
      })),
      pending: toWire(pendingDays(db, member).reduce((all, { amount }) => all + amount, 0)),
    };
  }),

  handle(contract.claimCommission, (ask) =>
    once(ask, async () => {
      const { db, member } = ask;
      const amount = pendingDays(db, member).reduce((all, day) => all + day.amount, 0);
      if (!amount) refuse('commission_missing');
      const until = dayOf(db.clock.now());
      await db.of(claims).put({ id: member.id, until });
      await move(db, { memberId: member.id, kind: 'COMMISSION', amount, ref: `until/${until}` });
      return { amount: toWire(amount), balance: toWire(balanceOf(db, member.id)) };
    }),
  ),

  handle(contract.inviteLink, async ({ db, member, request }) => {
    const { id: code } = await affiliateOf(db, member);
    const url = new URL(`/m/register?code=${code}`, request.url).href;
    const registrations = teamOf(db, member).filter(({ level }) => level === 1).length;
    return { code, url, qr: url, registrations, rebates: rebatesOf({ db }, member) };
  }),
];
