import { computed } from '@kit/render/signals';
import {
  memberSessionPlan,
  type SessionPlan,
  type SessionPlanState,
  startSessionPlan,
} from '../../contract/safePlay/sessionPlan';
import { createSession } from '../account/session';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { createMarket } from '../site/market';

export type { SessionPlan };

/** What the member has lost of a plan. A win lowers it, but never below zero. Undefined when the backend does not say it. */
export const lostIn = ({ staked, won }: SessionPlan) =>
  staked === undefined || won === undefined
    ? undefined
    : Math.max(0, Math.round((staked - won) * 100) / 100);

/** How much time and money the member wants to spend on slots now. */
export function createSessionPlan(host: Host) {
  const { call, use, memberResource, memberSignal } = host;
  const { sessionPlan } = use(createMarket);
  const { isReal } = use(createSession);
  /** Clocks of devices are often wrong, so all times are compared with the one of the server. */
  const serverOffset = memberSignal(0);
  const setServerClock = (state: SessionPlanState) => {
    serverOffset.value = state.now - Date.now();
    return state;
  };
  const current = memberResource((_, { signal }) =>
    call(memberSessionPlan, undefined, { signal }).then(setServerClock),
  );
  const { run, isBusy } = createCommandRunner(host, 'sessionPlan');

  return {
    current,
    isBusy,
    /** The backend has plans, and the member can have one. */
    isOffered: computed(() => sessionPlan.value !== 'none' && isReal.value),
    plan: computed(() => current.value.value?.plan),
    /** The plan is over, and its pause lasts. */
    isOver: computed(() => current.value.value?.plan?.endedBy !== undefined),
    /** The time of the server. */
    now: () => Date.now() + serverOffset.peek(),

    /** Returns false when nothing was sent, because another plan is being sent. */
    async begin(minutes: number, amount: number) {
      try {
        const state = await run('start', () => call(startSessionPlan, { minutes, amount }));
        if (state) current.set(setServerClock(state));
        return state !== undefined;
      } catch (error) {
        // It may have begun although the reply was lost, or in another tab.
        void current.reload();
        throw error;
      }
    },

    /** Counts a round at once. When the amount is lost, the server is asked for the end. */
    addRound(staked: number, won: number) {
      const before = current.value.peek();
      if (!before?.plan || before.plan.endedBy) return;
      const { staked: stakedBefore, won: wonBefore } = before.plan;
      // Without the sums only the server knows whether the amount is lost.
      if (stakedBefore === undefined || wonBefore === undefined) return void current.reload();
      const plan = { ...before.plan, staked: stakedBefore + staked, won: wonBefore + won };
      current.set({ ...before, plan });
      if ((lostIn(plan) ?? 0) >= plan.amount) void current.reload();
    },
  };
}
