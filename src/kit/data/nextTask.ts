import { wait } from './timers';

interface Scheduler {
  yield?: () => Promise<void>;
}

/** Goes on in another task, so that the browser can handle a touch or draw before it. */
export function nextTask(): Promise<void> {
  const scheduler = 'scheduler' in globalThis ? (globalThis.scheduler as Scheduler) : undefined;
  return scheduler?.yield?.() ?? wait(0);
}
