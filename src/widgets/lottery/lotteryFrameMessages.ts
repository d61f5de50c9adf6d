/** What the page of a lottery game sends to the page around it. Both belong to this app. */
export type LotteryFrameMessage = 'ready' | 'close' | 'deposit' | 'money';
/**
 * What that page sends back: `pause` when a reality check or the cashier is shown above the game, `resume` when it was
 * closed, and `balance` when money has arrived.
 */
export type LotteryHostMessage = 'pause' | 'resume' | 'balance';

const FRAME_MESSAGES = ['ready', 'close', 'deposit', 'money'] as const;
const HOST_MESSAGES = ['pause', 'resume', 'balance'] as const;
const PREFIX = 'feria:lottery:';

export const postToHost = (message: LotteryFrameMessage) =>
  window.parent.postMessage(PREFIX + message, location.origin);

export const postToFrame = (frame: HTMLIFrameElement | null, message: LotteryHostMessage) =>
  frame?.contentWindow?.postMessage(PREFIX + message, location.origin);

export const isEmbedded = () => window.parent !== window;

type Received = Pick<MessageEvent, 'source' | 'origin' | 'data'>;

/** One of the known messages, if it comes from this window and from this origin. */
function readKnown<T extends string>(
  { source, origin, data }: Received,
  from: MessageEventSource | null | undefined,
  known: readonly T[],
): T | undefined {
  if (!from || source !== from || origin !== location.origin) return undefined;
  return known.find((message) => data === PREFIX + message);
}

export const readLotteryFrameMessage = (event: Received, frame: HTMLIFrameElement | null) =>
  readKnown(event, frame?.contentWindow, FRAME_MESSAGES);

export const readLotteryHostMessage = (event: Received) =>
  isEmbedded() ? readKnown(event, window.parent, HOST_MESSAGES) : undefined;
