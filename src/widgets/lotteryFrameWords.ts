/** What the lottery's page says to the page around it; both are ours. */
export type LotteryFrameWord = 'close' | 'deposit' | 'money';

const WORDS = ['close', 'deposit', 'money'];
const PREFIX = 'feria:lottery:';

export const tellAround = (word: LotteryFrameWord) =>
  window.parent.postMessage(PREFIX + word, location.origin);

export const isEmbedded = () => window.parent !== window;

/** The word, when it comes from that very frame and from this origin. */
export function isFromLotteryFrame(
  { source, origin, data }: MessageEvent,
  frame: HTMLIFrameElement | null,
): LotteryFrameWord | undefined {
  if (!frame || source !== frame.contentWindow || origin !== location.origin) return undefined;
  const word = typeof data === 'string' && data.startsWith(PREFIX) ? data.slice(PREFIX.length) : '';
  return WORDS.find((one): one is LotteryFrameWord => one === word);
}
