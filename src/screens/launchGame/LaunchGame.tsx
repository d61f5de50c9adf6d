import '../../widgets/GameFrame.css';
import { computed } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { useRef } from 'react';
import { t } from '../../i18n/t';
import { createLottery } from '../../stores/lottery';
import { createSession } from '../../stores/session';
import { createSystem } from '../../stores/system';
import { useStore } from '../../stores/useStore';
import { createWallet } from '../../stores/wallet';
import { LoadingIndicator } from '../../ui/LoadingIndicator';
import { FullScreen, HostBar } from '../../widgets/HostBar';
import { isFromLotteryFrame } from '../../widgets/lotteryFrameWords';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { frameHref } from './frameHref';

/** A lottery in its frame. The frame's page is ours; the game in it is shut in there. */
export default function LaunchGame() {
  const app = useApp();
  const { token, info } = useStore(createSession);
  const { site } = useStore(createSystem);
  const { balance, reload } = useStore(createWallet);
  const { all, of } = useStore(createLottery);
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { query } = app.address.peek();
  const lottery = of(query.get('gameId') ?? '');
  const src = useSignal<string | undefined>(undefined);

  /** Any way back that is named means home; what it says is never an address to go to. */
  const close = () => app.open(query.get('pageBack') ? paths.home : paths.lobby);

  useEachLanguage(() => all.load());
  useMount(() => {
    if (!query.get('gameId')) return app.open(paths.lottery, { replace: true });
    const merchant = info.peek()?.merchantCode ?? site.peek()?.merchantCode ?? '';
    const template = site.peek()?.template ?? 'classic';
    src.value = frameHref(query, { token: token.peek() ?? '', merchant, template });
    const hear = (event: MessageEvent) => {
      const word = isFromLotteryFrame(event, frame.current);
      if (word === 'close') close();
      if (word === 'deposit') app.open(paths.deposit);
      if (word === 'money') void reload();
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  });

  return (
    <div className="host" ref={host} data-noswipe>
      <HostBar
        name={computed(() => lottery.value?.name ?? t('title.lottery').value)}
        hasMoney={computed(() => balance.value !== undefined)}
        onClose={close}
      >
        <FullScreen of={host} />
      </HostBar>
      <div className="host-stage">
        <When
          is={src}
          or={() => (
            <div className="host-state">
              <LoadingIndicator label={t('play.launching')} />
            </div>
          )}
        >
          {(address) => (
            <div className="gameframe">
              <iframe
                ref={frame}
                src={address.peek()}
                title={t('title.lottery')}
                referrerPolicy="no-referrer"
              />
            </div>
          )}
        </When>
      </div>
    </div>
  );
}
