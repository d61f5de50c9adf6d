import { computed } from '@kit/signals';
import { isApiError } from '../../api/ApiError';
import { intlTag } from '../../i18n/locale';
import { t, text } from '../../i18n/t';
import { createLaunch, type Opened, type RoundWish } from '../../stores/launch';
import { createTheme } from '../../stores/theme';
import { useStore } from '../../stores/useStore';
import { createWallet } from '../../stores/wallet';
import { Button } from '../../ui/Button';
import { errorText } from '../../widgets/errorText';
import type { FrameWord, HostWord } from '../../widgets/frameWords';
import { GameFrame } from '../../widgets/GameFrame';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { usePictures } from '../../widgets/usePictures';

/** The answer may have been lost on the way back, so the same play may be asked for again. */
const isUncertain = (error: unknown) => isApiError(error) && error.kind !== 'refused';

/** The frame, and what its game asks of the platform. */
export function Stage({ opened }: { opened: Opened }) {
  const app = useApp();
  const { balance, play, put, opened: opening } = useStore(createLaunch);
  const { symbol, isSymbolBehind } = useStore(createWallet);
  const { theme } = useStore(createTheme);
  const picturesOf = usePictures();
  const ends = new Map<string, number>();

  const state = computed(
    (): HostWord => ({
      type: 'state',
      balance: balance.value,
      symbol: symbol.value,
      isSymbolBehind: isSymbolBehind.value,
      locale: intlTag.value,
      theme: theme.value,
      leastStake: opened.leastStake,
      isFree: opened.isFree,
    }),
  );

  async function round(wish: RoundWish, tell: (word: HostWord) => void) {
    try {
      const played = await play(wish);
      ends.set(wish.id, played.balance);
      tell({ type: 'result', id: wish.id, round: played });
    } catch (error) {
      const mayRepeat = isUncertain(error);
      const message = mayRepeat ? text('play.roundLost') : errorText(error);
      tell({ type: 'refused', id: wish.id, message, mayRepeat });
    }
  }

  function onWord(word: FrameWord, tell: (word: HostWord) => void) {
    if (word.type === 'close') app.back();
    if (word.type === 'deposit') app.open(paths.deposit);
    if (word.type === 'round') {
      const { type: _, ...wish } = word;
      void round(wish, tell);
    }
    if (word.type === 'shown') {
      const end = ends.get(word.id);
      if (ends.delete(word.id) && end !== undefined && ends.size === 0) put(end);
    }
  }

  return (
    <GameFrame
      url={opened.url}
      name={opened.game.name}
      picture={picturesOf(opened.game.pictures[0])[0]}
      state={state}
      onWord={onWord}
      onRetry={() => void opening.reload()}
    >
      <Button kind="quiet" size="medium" href={paths.games}>
        {t('play.otherGames')}
      </Button>
    </GameFrame>
  );
}
