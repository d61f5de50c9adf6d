import { isApiError } from '../../api/ApiError';
import type { Round } from '../../contract/round';
import { errorText } from '../../i18n/errorText';
import { t, text } from '../../i18n/t';
import { createLaunch, type Opened, type RoundRequest } from '../../stores/launch';
import { createRealityCheck } from '../../stores/realityCheck';
import { createRecent } from '../../stores/recent';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { useApp } from '../../widgets/app/useApp';
import { usePictures } from '../../widgets/app/usePictures';
import type { FrameMessage, HostMessage } from '../../widgets/games/frameMessages';
import { GameFrame } from '../../widgets/games/GameFrame';
import { useGameState } from '../../widgets/games/useGameState';
import { paths } from '../../widgets/navigation/paths';

/** The round may have been played although its answer was lost, so the game may send it again. */
const isUncertain = (error: unknown) => isApiError(error) && error.kind !== 'rejected';

/** The game in its frame, and the answers to its messages: rounds, deposit and close. */
export function FramedGame({ opened }: { opened: Opened }) {
  const app = useApp();
  const { balance, play, setBalance, opened: opening } = useStore(createLaunch);
  const { isOpen: isChecking, addRound } = useStore(createRealityCheck);
  const recent = useStore(createRecent);
  const picturesOf = usePictures();
  /** The balance after each round, until the game has shown the result. */
  const balances = new Map<string, number>();
  /** Stake and win of each round with real money, until the game has shown the result. */
  const results = new Map<string, Round>();

  const state = useGameState(() => ({
    balance: balance.value,
    leastStake: opened.leastStake,
    isFree: opened.isFree,
  }));

  async function playRound(request: RoundRequest, reply: (message: HostMessage) => void) {
    try {
      const round = await play(request);
      balances.set(request.id, round.balance);
      if (!opened.isFree) results.set(request.id, round);
      reply({ type: 'result', id: request.id, round });
    } catch (error) {
      const canRetry = isUncertain(error);
      const message = canRetry ? text('play.roundLost') : errorText(error);
      reply({ type: 'rejected', id: request.id, message, canRetry });
    }
  }

  function onMessage(message: FrameMessage, reply: (message: HostMessage) => void) {
    if (message.type === 'close') app.back();
    if (message.type === 'deposit') app.navigate(paths.deposit);
    if (message.type === 'round') {
      const { type: _, ...request } = message;
      void playRound(request, reply);
    }
    if (message.type === 'shown') {
      const round = results.get(message.id);
      if (round && results.delete(message.id)) {
        addRound(round.stake, round.win);
        recent.addRound(opened.game.id, round.stake, round.win);
      }
      const balance = balances.get(message.id);
      if (balances.delete(message.id) && balance !== undefined && balances.size === 0)
        setBalance(balance);
    }
  }

  return (
    <GameFrame
      url={opened.url}
      name={opened.game.name}
      picture={picturesOf(opened.game.pictures[0])[0]}
      state={state}
      paused={isChecking}
      onMessage={onMessage}
      onRetry={() => void opening.reload()}
    >
      <Button kind="quiet" size="medium" href={paths.games}>
        {t('play.otherGames')}
      </Button>
    </GameFrame>
  );
}
