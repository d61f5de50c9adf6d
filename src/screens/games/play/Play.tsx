import './play.css';
import { Async } from '@kit/render/Async';
import { Keyed } from '@kit/render/Keyed';
import { computed } from '@kit/render/signals';
import { useRef } from 'react';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { createWallet } from '../../../stores/cashier/wallet';
import { createGame } from '../../../stores/games/game';
import { createLaunch } from '../../../stores/games/launch';
import { menuCategoryOf } from '../../../stores/games/menuCategory';
import { createSessionClock } from '../../../stores/safePlay/sessionClock';
import { GameCashier } from '../../../widgets/cashier/deposit/GameCashier';
import { useOpenCashier } from '../../../widgets/cashier/deposit/useOpenCashier';
import { BonusBar } from '../../../widgets/games/play/BonusBar';
import { FullScreenButton, GameHeader } from '../../../widgets/games/play/GameHeader';
import { PlanBar } from '../../../widgets/safePlay/PlanBar';
import { SessionBar } from '../../../widgets/safePlay/SessionBar';
import { useApp } from '../../../widgets/site/app/useApp';
import { FramedGame } from './FramedGame';
import { LaunchFailed } from './LaunchFailed';
import { LaunchingGame } from './LaunchingGame';
import { NewWindowGame } from './NewWindowGame';
import { useGameLaunch } from './useGameLaunch';

/** A game in a frame, below the app's own header. */
export default function Play() {
  useGameLaunch();
  const app = useApp();
  const openCashier = useOpenCashier();
  const { opened, balance } = useStore(createLaunch);
  const { categories } = useStore(createGame);
  const { isSettled } = useStore(createWallet);
  const page = useRef<HTMLDivElement>(null);
  const game = computed(() => opened.value.value);
  const { hasSessionBar: hasBar } = useStore(createSessionClock);
  const { isReal } = useStore(createSession);
  const hasSession = computed(() => hasBar.value && isReal.value && game.value?.isFree === false);
  // When a new launch of the same game fails, the error replaces the old frame.
  const playableGame = computed(() => (opened.state.value === 'failed' ? undefined : game.value));
  return (
    <div className="gamepage" ref={page} data-noswipe>
      <GameHeader
        name={computed(() => game.value?.game.name ?? '')}
        balance={balance}
        isFree={computed(() => game.value?.isFree === true)}
        hasMoney={computed(
          () => game.value !== undefined && (balance.value !== undefined || isSettled.value),
        )}
        onClose={app.back}
        onDeposit={openCashier}
      >
        <FullScreenButton of={page} />
      </GameHeader>
      <SessionBar hasSession={hasSession} />
      <BonusBar
        isShown={computed(() => game.value?.isFree === false)}
        category={computed(() =>
          game.value ? menuCategoryOf(game.value.game, categories.value) : '',
        )}
      />
      <PlanBar isShown={computed(() => playableGame.value?.countsForPlan === true)} />
      <div className="gamepage-stage">
        <Async
          of={opened}
          loading={() => <LaunchingGame />}
          failed={(error, retry) => (
            <div className="gamepage-state">
              <LaunchFailed error={error} retry={retry} />
            </div>
          )}
        >
          {() => (
            <Keyed of={playableGame} by={({ ticket }) => ticket}>
              {(opened) =>
                opened.opensOutside ? (
                  <NewWindowGame opened={opened} />
                ) : (
                  <FramedGame opened={opened} />
                )
              }
            </Keyed>
          )}
        </Async>
      </div>
      <GameCashier />
    </div>
  );
}
