import { useMount, useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { language } from '../../../i18n/locale';
import { useStore } from '../../../stores/base/useStore';
import { createGameCashier } from '../../../stores/cashier/gameCashier';
import { createWallet } from '../../../stores/cashier/wallet';
import { createLottery } from '../../../stores/lottery/lottery';
import { createOrder, type Order } from '../../../stores/lottery/order';
import { createBonus } from '../../../stores/promotions/bonus';
import { createRealityCheck } from '../../../stores/safePlay/realityCheck';
import { useOpenCashier } from '../../../widgets/cashier/deposit/useOpenCashier';
import { useGameState } from '../../../widgets/games/list/useGameState';
import type { FrameMessage, HostMessage } from '../../../widgets/games/play/frameMessages';
import { GameFrame } from '../../../widgets/games/play/GameFrame';
import { pathAfterLottery } from '../../../widgets/games/play/launchPaths';
import { rejectedMessage } from '../../../widgets/games/play/rejectedMessage';
import { useCountBonus } from '../../../widgets/games/play/useCountBonus';
import {
  isEmbedded,
  postToHost,
  readLotteryHostMessage,
} from '../../../widgets/lottery/lotteryFrameMessages';
import { useFollowTickets } from '../../../widgets/lottery/useFollowTickets';
import { useApp } from '../../../widgets/site/app/useApp';
import { usePictures } from '../../../widgets/site/app/usePictures';

const MIN_STAKE = 0.1;

/** Only a plain file name is passed on, so that the address cannot load a file from elsewhere. */
const stylesheetParam = (query: URLSearchParams): Record<string, string> => {
  const css = query.get('css') ?? '';
  return /^[a-z\d_-]+\.css$/i.test(css) ? { css } : {};
};

/** The game, and the answers to its messages: orders, deposit and close. */
export function LotteryGame({ gameId, onRetry }: { gameId: string; onRetry: () => void }) {
  const app = useApp();
  const { lotteryOf, all } = useStore(createLottery);
  const { buy, followTickets } = useStore(createOrder);
  const followAndShowResults = useFollowTickets();
  const { balance, reload } = useStore(createWallet);
  const { highestStake } = useStore(createBonus);
  useCountBonus(false);
  const { isOpen: isRealityCheckOpen } = useStore(createRealityCheck);
  const { isOpen: isCashierOpen, arrivals } = useStore(createGameCashier);
  const openCashier = useOpenCashier();
  /** In a frame, the page around it shows the reality check and the cashier. */
  const isPausedByHost = useOnce(() => signal(false));
  const picturesOf = usePictures();
  const lottery = lotteryOf(gameId);
  const url = new URL('/play/lottery.html', location.origin);
  url.search = new URLSearchParams({
    lang: language.peek(),
    ...stylesheetParam(app.address.peek().query),
  }).toString();

  const state = useGameState(() => ({
    balance: balance.value,
    leastStake: MIN_STAKE,
    highestStake: highestStake.value,
    isFree: false,
    lottery: lottery.value,
  }));

  useMount(() => {
    if (!isEmbedded()) return undefined;
    const onMessage = (event: MessageEvent) => {
      const message = readLotteryHostMessage(event);
      if (message === 'balance') void reload();
      else if (message) isPausedByHost.value = message === 'pause';
    };
    addEventListener('message', onMessage);
    postToHost('ready');
    return () => removeEventListener('message', onMessage);
  });

  async function placeOrder(
    { type: _, ...ticket }: FrameMessage & { type: 'order' },
    reply: (message: HostMessage) => void,
  ) {
    try {
      const order = await buy({ ...ticket, gameId });
      if (order === undefined) return;
      reply({ type: 'result', id: ticket.id, order });
      const tellGame = (orders: readonly Order[]) => reply({ type: 'settled', orders });
      if (isEmbedded()) {
        postToHost('money');
        // The page around it shows the result, too.
        void followTickets(tellGame).catch(() => {});
      } else followAndShowResults(tellGame);
      await reload();
    } catch (error) {
      reply(rejectedMessage(ticket.id, error));
    }
  }

  const actions: Partial<Record<FrameMessage['type'], () => void>> = {
    close: () =>
      isEmbedded() ? postToHost('close') : app.navigate(pathAfterLottery(app.address.peek().query)),
    deposit: () => (isEmbedded() ? postToHost('deposit') : openCashier()),
  };

  return (
    <GameFrame
      url={url.href}
      name={lottery.peek()?.name ?? ''}
      sources={computed(() => picturesOf(lottery.value?.icon))}
      state={state}
      paused={computed(
        () => isRealityCheckOpen.value || isCashierOpen.value || isPausedByHost.value,
      )}
      arrivals={arrivals}
      onMessage={(message, reply) => {
        if (message.type === 'order') void placeOrder(message, reply);
        else if (message.type === 'balanceTooLow' && !isEmbedded()) openCashier(message.needed);
        else if (message.type === 'balanceTooLow') actions.deposit?.();
        else actions[message.type]?.();
      }}
      onRetry={() => {
        void all.reload();
        onRetry();
      }}
    />
  );
}
