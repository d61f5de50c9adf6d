import * as contract from '../../../src/contract/agents/agent';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { type Member, members } from '../../db/account/member';
import { ensureAffiliate } from '../../db/agents/affiliate';
import { agentTransfers, commissionClaims, memberRebates } from '../../db/agents/agent';
import { checkPaymentPassword } from '../../rules/account/paymentPassword';
import { checkReceiver, transferToDownline } from '../../rules/agents/agentTransfer';
import { createDownlineView } from '../../rules/agents/downline';
import { findInDownline, teamOf } from '../../rules/agents/team';
import { claimableCommission, commissionDays, unpaidDays } from '../../rules/cashier/commission';
import {
  balanceOf,
  idempotent,
  moveMoney,
  parseAmount,
  sumOfAmounts,
  toDecimal,
} from '../../rules/cashier/money';
import { paginate } from '../../rules/paginate';
import { startOfUtcDay } from '../../rules/promotions/activity';
import { reportPeriod, teamReport } from '../../rules/records/report';
import { withDueEvents } from '../../rules/site/dueEvents';

const rebatesOf = (db: Database, { id }: Member) => db.table(memberRebates).get(id)?.rebates ?? {};

const accountOf = (db: Database, id: string) => db.table(members).get(id)?.account ?? '';

const idsBelow = (db: Database, head: Member) =>
  new Set(teamOf(db, head).map(({ member }) => member.id));

export const agent = [
  handle(
    contract.downlines,
    withDueEvents(({ db, member, input }) => {
      const { upline, name = '', level, sort = 'joinedAt' } = input;
      const text = name.trim().toLowerCase();
      const idsOfUpline = upline && idsBelow(db, findInDownline(db, member, upline).member);
      const { sortValue, toWire } = createDownlineView(db, input);
      const found = teamOf(db, member)
        .filter((entry) => !idsOfUpline || idsOfUpline.has(entry.member.id))
        .filter((entry) => level === undefined || entry.level === level)
        .filter(({ member: { account, nickname } }) =>
          `${account}\n${nickname ?? ''}`.toLowerCase().includes(text),
        )
        .map((entry) => ({ entry, value: sortValue(entry, sort), id: entry.member.account }))
        .toSorted((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
      const { list, ...page } = paginate(found, input);
      return { content: list.map(({ entry }) => toWire(entry)), ...page };
    }),
  ),

  handle(
    contract.downline,
    withDueEvents(({ db, member, input }) => {
      const found = findInDownline(db, member, input.account);
      return {
        ...createDownlineView(db, input).toWire(found),
        rebates: rebatesOf(db, found.member),
        maxRebates: rebatesOf(db, member),
        mobile: found.member.mobile && `******${found.member.mobile.slice(-3)}`,
      };
    }),
  ),

  handle(
    contract.transferDownline,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input } = context;
        const amount = parseAmount(input.amount);
        const { member: to } = findInDownline(db, member, input.account);
        checkReceiver(db, to, amount);
        await checkPaymentPassword(db, member.id, input.paymentPassword);
        const { id, at } = await transferToDownline(db, member, {
          to,
          amount,
          remark: input.remark ?? '',
        });
        const balance = toDecimal(balanceOf(db, member.id));
        return { transferId: id, account: to.account, amount: toDecimal(amount), at, balance };
      }),
    ),
  ),

  handle(
    contract.transferDownlines,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input } = context;
        const transfersToMake = input.transfers.map(({ account, amount }) => ({
          to: findInDownline(db, member, account).member,
          amount: parseAmount(amount),
          remark: input.remark ?? '',
        }));
        const sum = sumOfAmounts(transfersToMake);
        if (sum > balanceOf(db, member.id)) reject('balance_insufficient');
        for (const { to } of transfersToMake) {
          const transfersToMember = transfersToMake.filter(({ to: { id } }) => id === to.id);
          checkReceiver(db, to, sumOfAmounts(transfersToMember));
        }
        await checkPaymentPassword(db, member.id, input.paymentPassword);
        const transfers = [];
        for (const transfer of transfersToMake) {
          const { id, at } = await transferToDownline(db, member, transfer);
          const amount = toDecimal(transfer.amount);
          transfers.push({ transferId: id, account: transfer.to.account, amount, at });
        }
        return { transfers, balance: toDecimal(balanceOf(db, member.id)) };
      }),
    ),
  ),

  handle(contract.downlineTransfers, ({ db, member, input }) => {
    const { from = 0, to = Infinity, account } = input;
    const receiverId =
      account === undefined ? undefined : findInDownline(db, member, account).member.id;
    const found = db
      .table(agentTransfers)
      .filter((transfer) => transfer.from === member.id && transfer.at >= from && transfer.at <= to)
      .filter((transfer) => receiverId === undefined || transfer.to === receiverId)
      .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
    const { list, ...page } = paginate(found, input);
    return {
      ...page,
      content: list.map(({ id, to: toId, amount, at, remark }) => ({
        transferId: id,
        account: accountOf(db, toId),
        amount: toDecimal(amount),
        at,
        remark,
      })),
      sum: toDecimal(sumOfAmounts(found)),
    };
  }),

  handle(contract.updateRebates, async ({ db, member, input }) => {
    const { member: downlineMember, level } = findInDownline(db, member, input.account);
    if (level !== 1) reject('not_your_direct');
    const maxRebates = rebatesOf(db, member);
    for (const [kind, percent] of Object.entries(input.rebates)) {
      const max = Object.hasOwn(maxRebates, kind) ? (maxRebates[kind] ?? 0) : 0;
      if (percent > max) reject('rebate_too_high', { value: { gameType: kind, max } });
    }
    const rebates = { ...rebatesOf(db, downlineMember), ...input.rebates };
    await db.table(memberRebates).upsert({ id: downlineMember.id, rebates });
    return { account: downlineMember.account, rebates };
  }),

  handle(
    contract.teamReport,
    withDueEvents(({ db, member, input }) => teamReport(db, member, input)),
  ),

  handle(
    contract.commissions,
    withDueEvents(({ db, member, input }) => {
      const { from, to } = reportPeriod(db, input);
      const unpaid = new Set(unpaidDays(db, member).map(({ at }) => at));
      const today = startOfUtcDay(db.clock.now());
      const { list, ...page } = paginate(commissionDays(db, member, from, to), input);
      return {
        ...page,
        content: list.map(({ at, stake, amount }) => ({
          day: new Date(at).toISOString().slice(0, 10),
          at,
          stake: toDecimal(stake),
          amount: toDecimal(amount),
          state: unpaid.has(at) || at >= today ? ('pending' as const) : ('paid' as const),
        })),
        pending: toDecimal(claimableCommission(db, member)),
      };
    }),
  ),

  handle(
    contract.claimCommission,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member } = context;
        const amount = claimableCommission(db, member);
        if (!amount) reject('commission_missing');
        const until = startOfUtcDay(db.clock.now());
        await db.table(commissionClaims).upsert({ id: member.id, until });
        await moveMoney(db, {
          memberId: member.id,
          kind: 'COMMISSION',
          amount,
          ref: `until/${until}`,
        });
        return { amount: toDecimal(amount), balance: toDecimal(balanceOf(db, member.id)) };
      }),
    ),
  ),

  handle(contract.inviteLink, async ({ db, member, request }) => {
    const { id: code } = await ensureAffiliate(db, member);
    const url = new URL(`/m/register?code=${code}`, request.url).href;
    const registrations = teamOf(db, member).filter(({ level }) => level === 1).length;
    return { code, url, qr: url, registrations, rebates: rebatesOf(db, member) };
  }),
];
