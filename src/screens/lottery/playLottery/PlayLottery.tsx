import '../../../widgets/games/play/GameFrame.css';
import { isPending } from '@kit/data/resource';
import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { onChange } from '@kit/render/onChange';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { useRef } from 'react';
import { config } from '../../../config/config';
import { t } from '../../../i18n/t';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { createGameCashier } from '../../../stores/cashier/gameCashier';
import { createWallet } from '../../../stores/cashier/wallet';
import { createLottery } from '../../../stores/lottery/lottery';
import { createRealityCheck } from '../../../stores/safePlay/realityCheck';
import { createSessionClock } from '../../../stores/safePlay/sessionClock';
import { createSystem } from '../../../stores/site/system';
import { LoadingIndicator } from '../../../ui/feedback/LoadingIndicator';
import { GameCashier } from '../../../widgets/cashier/deposit/GameCashier';
import { useOpenCashier } from '../../../widgets/cashier/deposit/useOpenCashier';
import { BonusBar } from '../../../widgets/games/play/BonusBar';
import { FullScreenButton, GameHeader } from '../../../widgets/games/play/GameHeader';
import { pathAfterLottery } from '../../../widgets/games/play/launchPaths';
import { useCountBonus } from '../../../widgets/games/play/useCountBonus';
import {
  postToFrame,
  readLotteryFrameMessage,
} from '../../../widgets/lottery/lotteryFrameMessages';
import { useFollowTickets } from '../../../widgets/lottery/useFollowTickets';
import { BreakLine } from '../../../widgets/safePlay/BreakLine';
import { SessionBar } from '../../../widgets/safePlay/SessionBar';
import { useApp } from '../../../widgets/site/app/useApp';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { paths } from '../../../widgets/site/navigation/paths';
import { useScreenAddress } from '../../../widgets/site/navigation/useScreenAddress';
import { frameHref } from './frameHref';

/** A lottery in a frame. The framed page is our own; it keeps the game itself in a sandbox. */
export default function PlayLottery() {
  const app = useApp();
  const { token, info, isReal } = useStore(createSession);
  const { hasSessionBar: hasBar } = useStore(createSessionClock);
  const hasSession = computed(() => hasBar.value && isReal.value);
  const { current: realityCheck, isOpen: isRealityCheckOpen } = useStore(createRealityCheck);
  const { isOpen: isCashierOpen, arrivals } = useStore(createGameCashier);
  const openCashier = useOpenCashier();
  const { settings, settingsResource } = useStore(createSystem);
  /** The settings have been loaded, or cannot be loaded now: then the classic template is used. */
  const isTemplateKnown = computed(() => !isPending(settingsResource.state.value));
  const { isSettled, reload } = useStore(createWallet);
  const { all, lotteryOf } = useStore(createLottery);
  const followTickets = useFollowTickets();
  const page = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = useScreenAddress((path) => path === paths.playLottery);
  const lottery = computed(() => lotteryOf(address.value.query.get('gameId') ?? '').value);
  const countAgain = useCountBonus(false);
  const src = useOnce(() => signal<string | undefined>(undefined));

  const close = () => app.navigate(pathAfterLottery(address.peek().query));

  const sendPauseOrResume = () =>
    postToFrame(
      frame.current,
      isRealityCheckOpen.value || isCashierOpen.value ? 'pause' : 'resume',
    );

  useLoadPerLanguage(() => all.load());
  useSignalEffect(sendPauseOrResume);
  useSignalEffect(() => {
    const { query } = address.value;
    if (!query.get('gameId')) return app.navigate(paths.lottery, { replace: true });
    if (!isTemplateKnown.value) return;
    const merchant = info.peek()?.merchantCode ?? config.merchant;
    const template = settings.peek()?.template ?? 'classic';
    const frameToken = config.tokenInPayload ? token.peek() : undefined;
    src.value = frameHref(query, { token: frameToken, merchant, template });
  });
  useMount(() => {
    const onMessage = (event: MessageEvent) => {
      const message = readLotteryFrameMessage(event, frame.current);
      if (message === 'close') close();
      if (message === 'deposit') openCashier();
      if (message === 'ready') sendPauseOrResume();
      if (message !== 'money') return;
      void reload();
      followTickets(countAgain);
      if (hasSession.peek()) void realityCheck.reload();
    };
    addEventListener('message', onMessage);
    const stop = onChange(arrivals, () => postToFrame(frame.current, 'balance'));
    return () => {
      stop();
      removeEventListener('message', onMessage);
    };
  });

  return (
    <div className="gamepage" ref={page} data-noswipe>
      <GameHeader
        name={computed(() => lottery.value?.name ?? t('title.lottery').value)}
        hasMoney={isSettled}
        onClose={close}
        onDeposit={openCashier}
      >
        <FullScreenButton of={page} />
      </GameHeader>
      <SessionBar hasSession={hasSession} />
      <When is={isReal}>{() => <BreakLine />}</When>
      <BonusBar
        isShown={computed(() => lottery.value !== undefined)}
        category={computed(() => lottery.value?.gameType ?? '')}
      />
      <div className="gamepage-stage">
        <When
          is={src}
          or={() => (
            <div className="gamepage-state">
              <LoadingIndicator label={t('play.launching')} />
            </div>
          )}
        >
          {() => (
            <Keyed of={src}>
              {(href) => (
                <div className="gameframe">
                  <iframe
                    ref={frame}
                    src={href}
                    title={t('title.lottery')}
                    referrerPolicy="no-referrer"
                  />
                </div>
              )}
            </Keyed>
          )}
        </When>
      </div>
      <GameCashier />
    </div>
  );
}
