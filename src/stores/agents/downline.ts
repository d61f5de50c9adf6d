import { type Signal, signal } from '@kit/render/signals';
import {
  type DownlineMember,
  downline,
  downlines,
  updateRebates,
} from '../../contract/agents/agent';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { withoutBlanks } from '../base/withoutBlanks';
import { startOfPeriod } from './agent';

export type { DownlineMember };
export type DownlineSort = 'joinedAt' | 'stake' | 'deposits' | 'balance';

export interface DownlineQuery {
  /** An empty text is no restriction. */
  name: string;
  level: string;
  /** The account whose downline is shown. */
  upline: string;
  sort: DownlineSort;
}

const PAGE_SIZE = 50;

/** What the agent chose in the list. It stays when the agent comes back to it. */
const createChoice = () => ({
  name: signal(''),
  level: signal(''),
  sort: signal('joinedAt') as Signal<string>,
});

/** The members below an agent. */
export function createDownline(host: Host) {
  const { call, memberResource, memberCollection, memberSignal, memberState } = host;
  const commands = createCommandRunner(host, 'downline');
  const createList = () =>
    memberCollection({
      read({ level, ...query }: DownlineQuery, page, options) {
        const filter = withoutBlanks({ ...query, level: level ? Number(level) : undefined });
        return call(downlines, { ...filter, ...page }, options);
      },
      key: 'account',
      pageSize: PAGE_SIZE,
    });
  const records = createList();
  /** The query of the rows, as a text to compare. */
  const openedQuery = memberSignal('');
  const member = memberResource(
    ({ account, days }: { account: string; days: number }, { signal }) =>
      call(downline, { account, from: startOfPeriod(days) }, { signal }),
  );

  return {
    choice: memberState(createChoice),
    records,
    /** The list in which the agent looks for members to transfer to. */
    candidates: createList(),
    member,
    isSaving: commands.isBusy,

    /** Keeps the rows when they answer the same query, so that the list is where the agent left it. */
    async open(query: DownlineQuery) {
      const queryText = JSON.stringify(query);
      if (openedQuery.peek() === queryText && records.isLoaded.peek()) return;
      openedQuery.value = queryText;
      await records.open(query);
    },

    /** A transfer changed the balance of these members. */
    addToBalances(amounts: ReadonlyMap<string, number>) {
      for (const row of records.rows.peek()) {
        const amount = amounts.get(row.account);
        if (amount === undefined || row.balance === undefined) continue;
        records.replace({ ...row, balance: row.balance + amount });
      }
      const shown = member.value.peek();
      const amount = amounts.get(shown?.account ?? '');
      if (!shown || amount === undefined || shown.balance === undefined) return;
      member.set({ ...shown, balance: shown.balance + amount });
    },

    reloadBalances() {
      void records.reload();
      void member.reload();
    },

    /** Returns undefined while rebates are being saved. */
    async setRebates(account: string, rebates: Record<string, number>) {
      const saved = await commands.run('rebates', async () => {
        const reply = await call(updateRebates, { account, rebates });
        return { account, rebates: reply?.rebates ?? rebates };
      });
      const current = member.value.peek();
      if (saved && current?.account === account) member.set({ ...current, ...saved });
      return saved;
    },
  };
}

/** One member with everything that its page shows. */
export type DownlineDetail = NonNullable<
  ReturnType<typeof createDownline>['member']['value']['value']
>;
