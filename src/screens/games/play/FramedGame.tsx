import { computed } from '@kit/render/signals';
import { isApiError } from '../../../api/ApiError';
import type { Round } from '../../../contract/games/round';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createGameCashier } from '../../../stores/cashier/gameCashier';
import { createLaunch, type OpenedGame, type RoundRequest } from '../../../stores/games/launch';
import { createRecent } from '../../../stores/games/recent';
import { createBonus } from '../../../stores/promotions/bonus';
import { createRealityCheck } from '../../../stores/safePlay/realityCheck';
import { createSessionPlan } from '../../../stores/safePlay/sessionPlan';
import { createSystem } from '../../../stores/site/system';
import { Button } from '../../../ui/controls/Button';
import { useOpenCashier } from '../../../widgets/cashier/deposit/useOpenCashier';
import { useGameState } from '../../../widgets/games/list/useGameState';
import type { FrameMessage, HostMessage } from '../../../widgets/games/play/frameMessages';
import { GameFrame } from '../../../widgets/games/play/GameFrame';
import { rejectedMessage } from '../../../widgets/games/play/rejectedMessage';
import { useCountBonus } from '../../../widgets/games/play/useCountBonus';
import { useApp } from '../../../widgets/site/app/useApp';
import { usePictures } from '../../../widgets/site/app/usePictures';
import { paths } from '../../../widgets/site/navigation/paths';
import { useFlights } from './useFlights';

/** The game in its frame, and the answers to its messages: rounds, deposit and close. */
export function FramedGame({ opened }: { opened: OpenedGame }) {
  const app = useApp();
  const { balance, play, setBalance, opened: openedResource } = useStore(createLaunch);
  const { isOpen: isRealityCheckOpen, addRound } = useStore(createRealityCheck);
  const { isOpen: isCashierOpen, arrivals } = useStore(createGameCashier);
  const plan = useStore(createSessionPlan);
  const { settings } = useStore(createSystem);
  const openCashier = useOpenCashier();
  const recent = useStore(createRecent);
  const { highestStake } = useStore(createBonus);
  const countAgain = useCountBonus(opened.isFree);
  const picturesOf = usePictures();
  /** The balance after each round, until the game has shown the result. */
  const balances = new Map<string, number>();
  /** Stake and win of each round with real money, until the game has shown the result. */
  const results = new Map<string, Round>();

  const isPlanOver = computed(() => opened.countsForPlan && plan.isOver.value);
  const state = useGameState(() => ({
    balance: balance.value,
    leastStake: opened.leastStake,
    highestStake: opened.isFree ? undefined : highestStake.value,
    isFree: opened.isFree,
    rules: settings.value?.market?.gameFrame,
  }));

  function keepResult(id: string, round: Round) {
    balances.set(id, round.balance);
    if (!opened.isFree) results.set(id, round);
  }
  const flights = useFlights(keepResult);

  async function playRound(request: RoundRequest, reply: (message: HostMessage) => void) {
    try {
      const round = await play(request);
      if (round.flight) flights.start(request.id, round.roundId, reply);
      else keepResult(request.id, round);
      reply({ type: 'result', id: request.id, round });
    } catch (error) {
      // Another tab may have used up the plan.
      if (isApiError(error) && error.code === 'plan_paused') void plan.current.reload();
      reply(rejectedMessage(request.id, error));
    }
  }

  function onMessage(message: FrameMessage, reply: (message: HostMessage) => void) {
    if (message.type === 'close') app.back();
    if (message.type === 'deposit') openCashier();
    // Play money cannot be bought.
    if (message.type === 'balanceTooLow' && !opened.isFree) openCashier(message.needed);
    if (message.type === 'round') {
      const { type: _, ...request } = message;
      void playRound(request, reply);
    }
    if (message.type === 'cashOut') flights.leave(message.id);
    if (message.type === 'shown') completeRound(message.id);
  }

  /** The game has shown the result of a round. A repeated message changes nothing. */
  function completeRound(id: string) {
    const round = results.get(id);
    results.delete(id);
    if (round) {
      addRound(round.stake, round.win);
      recent.addRound(opened.game.id, round.stake, round.win);
      if (opened.countsForPlan) plan.addRound(round.stake, round.win);
      countAgain();
    }
    const balanceAfter = balances.get(id);
    balances.delete(id);
    // While other results are not shown yet, the balance does not change.
    if (balanceAfter !== undefined && balances.size === 0) setBalance(balanceAfter);
  }

  return (
    <GameFrame
      url={opened.url}
      name={opened.game.name}
      sources={computed(() => picturesOf(opened.game.pictures[0]))}
      state={state}
      paused={computed(() => isRealityCheckOpen.value || isCashierOpen.value || isPlanOver.value)}
      arrivals={arrivals}
      onMessage={onMessage}
      onRetry={() => void openedResource.reload()}
    >
      <Button kind="quiet" size="medium" href={paths.games}>
        {t('play.otherGames')}
      </Button>
    </GameFrame>
  );
}
