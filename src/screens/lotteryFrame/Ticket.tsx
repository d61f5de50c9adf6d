import { computed } from '@kit/signals';
import { isApiError } from '../../api/ApiError';
import { intlTag, language } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { createLottery } from '../../stores/lottery';
import { createTheme } from '../../stores/theme';
import { useStore } from '../../stores/useStore';
import { createWallet } from '../../stores/wallet';
import { errorText } from '../../widgets/errorText';
import type { FrameWord, HostWord } from '../../widgets/frameWords';
import { GameFrame } from '../../widgets/GameFrame';
import { isEmbedded, tellAround } from '../../widgets/lotteryFrameWords';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { usePictures } from '../../widgets/usePictures';

const LEAST = 0.1;

/** Left out where it could name a file of somebody's choice. */
const dressOf = (query: URLSearchParams): Record<string, string> => {
  const css = query.get('css') ?? '';
  return /^[a-z\d_-]+\.css$/i.test(css) ? { css } : {};
};

/** The game itself, and what it asks of the platform. */
export function Ticket({ gameId, onRetry }: { gameId: string; onRetry: () => void }) {
  const app = useApp();
  const { of, buy, ...lotteries } = useStore(createLottery);
  const { balance, symbol, isSymbolBehind, reload } = useStore(createWallet);
  const { theme } = useStore(createTheme);
  const picturesOf = usePictures();
  const lottery = of(gameId);
  const url = new URL('/play/lottery.html', location.origin);
  url.search = new URLSearchParams({
    lang: language.peek(),
    ...dressOf(app.address.peek().query),
  }).toString();

  const state = computed(
    (): HostWord => ({
      type: 'state',
      balance: balance.value,
      symbol: symbol.value,
      isSymbolBehind: isSymbolBehind.value,
      locale: intlTag.value,
      theme: theme.value,
      leastStake: LEAST,
      isFree: false,
      lottery: lottery.value,
    }),
  );

  async function order(word: FrameWord & { type: 'order' }, tell: (word: HostWord) => void) {
    const { type: _, ...wish } = word;
    try {
      const bought = await buy({ ...wish, gameId });
      tell({ type: 'result', id: wish.id, order: bought });
      if (isEmbedded()) tellAround('money');
      await reload();
    } catch (error) {
      const mayRepeat = isApiError(error) && error.kind !== 'refused';
      const message = mayRepeat ? text('play.roundLost') : errorText(error);
      tell({ type: 'refused', id: wish.id, message, mayRepeat });
    }
  }

  const ways: Partial<Record<FrameWord['type'], () => void>> = {
    close: () => (isEmbedded() ? tellAround('close') : app.open(paths.lottery)),
    deposit: () => (isEmbedded() ? tellAround('deposit') : app.open(paths.deposit)),
  };

  return (
    <GameFrame
      url={url.href}
      name={lottery.peek()?.name ?? ''}
      picture={picturesOf(lottery.peek()?.icon)[0]}
      state={state}
      onWord={(word, tell) => {
        if (word.type === 'order') void order(word, tell);
        else ways[word.type]?.();
      }}
      onRetry={() => {
        void lotteries.all.reload();
        onRetry();
      }}
    />
  );
}
