import { isBusy } from '@kit/data/resource';
import { every } from '@kit/data/timers';
import { onChange } from '@kit/render/onChange';
import { computed, effect } from '@kit/render/signals';
import { isPageShown } from '@kit/web/pageShown';
import {
  confirmWithdraw,
  type WithdrawNeed,
  withdrawCode,
  withdrawReport,
} from '../../contract/cashier/withdraw';
import { secondsOfExpiry } from '../account/verification';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { createEvents } from '../site/events';
import { createWithdraw, isOpenWithdrawal, type Withdrawal } from './withdraw';
import { usualDuration } from './withdrawSteps';

export type { WithdrawNeed };

/** The latest withdrawals, in which one is found and the usual time is measured. */
const LATEST = 200;
const POLL_MS = 10_000;
/** The event stream says it first, if the backend sends withdrawals there. */
const LIVE_POLL_MS = 60_000;
const MINUTE = 60_000;

interface Shown {
  withdrawal: Withdrawal;
  /** How long the member's earlier withdrawals took. */
  usual: number | undefined;
}

/** One withdrawal: where it is, and when it should arrive. */
export function createWithdrawDetail(host: Host) {
  const { call, use, memberResource } = host;
  const { isLive } = use(createEvents);
  const { changed, terms } = use(createWithdraw);
  const commands = createCommandRunner(host, 'withdrawCode');
  /** Null when the member has no withdrawal with this id. */
  const shown = memberResource(async (id: string, { signal }): Promise<Shown | null> => {
    const { content } = await call(withdrawReport, { pageSize: LATEST }, { signal });
    const withdrawal = content.find(({ withdrawId }) => withdrawId === id);
    return withdrawal ? { withdrawal, usual: usualDuration(content, withdrawal.bankName) } : null;
  });
  const isOpen = computed(() => {
    const { withdrawal } = shown.value.value ?? {};
    return !!withdrawal && isOpenWithdrawal(withdrawal);
  });

  function takeChange() {
    const current = shown.value.peek();
    const [withdrawal] = changed
      .peek()
      .filter((row) => row.withdrawId === current?.withdrawal.withdrawId);
    // A reply that is under way may be older, and a change without rows may be of this withdrawal.
    if (!withdrawal || isBusy(shown.state.peek())) {
      if (current && (withdrawal || !changed.peek().length)) void shown.reload();
    } else if (current) shown.set({ ...current, withdrawal });
  }

  return {
    shown,

    async show(id: string) {
      if (shown.value.peek()?.withdrawal.withdrawId !== id) shown.reset();
      await shown.load(id);
      const { withdrawal, usual } = shown.value.peek() ?? {};
      if (withdrawal && withdrawal.expectedAt === undefined && usual === undefined)
        void terms.load();
    },

    /**
     * When the open withdrawal should arrive: by the backend, or else by the member's earlier ones, or by the terms.
     * Undefined while something is missing from the member.
     */
    expected: computed(() => {
      const { withdrawal, usual } = shown.value.value ?? {};
      if (!withdrawal || !isOpen.value || withdrawal.missing?.length) return undefined;
      const { at, expectedAt } = withdrawal;
      if (expectedAt !== undefined) return { at: expectedAt, isOwn: false };
      if (usual !== undefined) return { at: at + usual, isOwn: true };
      const { arrivalMinutes } = terms.value.value ?? {};
      if (arrivalMinutes === undefined) return undefined;
      return { at: at + arrivalMinutes * MINUTE, isOwn: false };
    }),

    isSendingCode: commands.isRunning('send'),

    /** Sends a code to the member's phone. Returns in how many seconds another one can be sent, and to whom it went. */
    async sendCode(withdrawId: string) {
      const sent = await commands.run('send', () => call(withdrawCode, { withdrawId }));
      return sent && { seconds: secondsOfExpiry(sent.expiredMinutes), sentTo: sent.sentTo };
    },

    /** Gives the second factor. */
    async confirm(withdrawId: string, code: string) {
      const confirmed = await commands.run('confirm', () =>
        call(confirmWithdraw, { withdrawId, code }),
      );
      if (confirmed) changed.value = [confirmed];
      return confirmed !== undefined;
    },

    start() {
      // It takes the events of the stream.
      const stops = [host.retain(createWithdraw), onChange(changed, takeChange)];
      return () => {
        for (const stop of stops) stop();
      };
    },

    /** Asks for news while the page is shown and the withdrawal is open. Returns the function that stops it. */
    follow: () =>
      effect(() => {
        if (!isPageShown.value || !isOpen.value) return undefined;
        return every(isLive.value ? LIVE_POLL_MS : POLL_MS, () => void shown.reload());
      }),
  };
}
