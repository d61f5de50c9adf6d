import { createChannel } from '@kit/data/channel';
import { computed } from '@kit/render/signals';
import {
  answerRealityCheck,
  type RealityCheck,
  realityCheck,
  setRealityCheck,
} from '../../contract/safePlay/realityCheck';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';

export type { RealityCheck };

/** How long the member has been here, what was staked and won since, and when the check is shown. */
export function createRealityCheck(host: Host) {
  const { call, memberResource, memberSignal } = host;
  /** Clocks of devices are often wrong, so all times are compared with the one of the server. */
  const serverOffset = memberSignal(0);
  /** The check is shown. Games pause meanwhile. */
  const isOpen = memberSignal(false);
  /** A crash round flies: a check that is due waits, because the player must be able to leave the round. */
  const isHeld = memberSignal(false);
  const setServerClock = (check: RealityCheck) => {
    serverOffset.value = check.now - Date.now();
    return check;
  };
  const current = memberResource((_, { signal }) =>
    call(realityCheck, undefined, { signal }).then(setServerClock),
  );
  const { run, isBusy } = createCommandRunner(host, 'realityCheck');
  const otherTabs = createChannel<'answered'>(host, 'feria.realityCheck');

  /** Returns whether it was done. False while another command is being sent. */
  async function send(command: () => Promise<RealityCheck>) {
    const reply = await run('check', command);
    if (reply) current.set(setServerClock(reply));
    return reply !== undefined;
  }

  return {
    current,
    isOpen,
    isHeld,
    isBusy,
    /** Tells the other tabs that a check was answered, so that they do not show it again. */
    announceAnswer: () => otherTabs.send('answered'),
    onAnswerInOtherTab: otherTabs.onMessage,
    /** Undefined when the backend does not say what was staked and won. */
    net: computed(() => {
      const { won, staked } = current.value.value ?? {};
      if (won === undefined || staked === undefined) return undefined;
      return Math.round((won - staked) * 100) / 100;
    }),
    /** The time of the server. */
    now: () => Date.now() + serverOffset.peek(),
    setEvery: (everyMinutes: number | null) => send(() => call(setRealityCheck, { everyMinutes })),
    answer: () => send(() => call(answerRealityCheck)),
    /** Counts a round at once, until the server is asked again. */
    addRound(staked: number, won: number) {
      const before = current.value.peek();
      if (before?.staked === undefined || before.won === undefined) return;
      current.set({ ...before, staked: before.staked + staked, won: before.won + won });
    },
  };
}
