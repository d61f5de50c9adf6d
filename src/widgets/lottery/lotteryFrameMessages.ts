/** What the page of a lottery game sends to the page around it. Both belong to this app. */
export type LotteryFrameMessage = 'close' | 'deposit' | 'money';

const MESSAGES = ['close', 'deposit', 'money'];
const PREFIX = 'feria:lottery:';

export const postToHost = (message: LotteryFrameMessage) =>
  window.parent.postMessage(PREFIX + message, location.origin);

export const isEmbedded = () => window.parent !== window;

/** The message, if it comes from this frame and from this origin. */
export function readLotteryFrameMessage(
  { source, origin, data }: MessageEvent,
  frame: HTMLIFrameElement | null,
): LotteryFrameMessage | undefined {
  if (!frame || source !== frame.contentWindow || origin !== location.origin) return undefined;
  const name = typeof data === 'string' && data.startsWith(PREFIX) ? data.slice(PREFIX.length) : '';
  return MESSAGES.find((message): message is LotteryFrameMessage => message === name);
}
