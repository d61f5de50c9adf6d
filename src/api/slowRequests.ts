import { unansweredCount } from '@kit/data/network';
import { after, type Stop } from '@kit/data/timers';
import { signal } from '@kit/render/signals';

/** A request is slow when it has waited this long for its reply. */
const SLOW_AFTER_MS = 15_000;

export interface SlowRequest {
  /** Then stopping leaves its outcome unknown. */
  isCommand: boolean;
  /** Ends the wait for the reply. */
  stop: () => void;
}

/** Lists the requests that are slow. They have no time limit: a reply, a broken connection or the member ends them. */
export function createSlowRequests() {
  const slowRequests = signal<readonly SlowRequest[]>([]);
  return {
    slowRequests,

    /** Lists a request once it is slow. Call the result when the request has ended. */
    watchRequest(request: SlowRequest): Stop {
      const cancel = after(SLOW_AFTER_MS, () => {
        slowRequests.value = [...slowRequests.peek(), request];
        // Perhaps nothing will ever come: the network may be gone although the browser reports one.
        unansweredCount.value++;
      });
      return () => {
        cancel();
        slowRequests.value = slowRequests.peek().filter((other) => other !== request);
      };
    },
  };
}
