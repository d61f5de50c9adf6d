import './GameFrame.css';
import { nextTask } from '@kit/data/nextTask';
import { after } from '@kit/data/timers';
import { useMount, useOnce } from '@kit/render/hooks';
import { onChange } from '@kit/render/onChange';
import { computed, effect, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { type ReactNode, useRef } from 'react';
import { t } from '../../../i18n/t';
import { Picture } from '../../../ui/content/Picture';
import { Button } from '../../../ui/controls/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadingIndicator } from '../../../ui/feedback/LoadingIndicator';
import {
  encodeHostMessage,
  type FrameMessage,
  type HostMessage,
  readFrameMessage,
} from './frameMessages';

const SLOW_AFTER_MS = 8_000;
const LOST_AFTER_MS = 25_000;

/** Games on this origin must not reach the app; games of vendors need their own origin. */
const sandboxes = {
  sameOrigin: 'allow-scripts',
  vendor: 'allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock',
};

interface Props {
  url: string;
  name: string;
  /** The addresses of its picture, which is shown until the game is there. Empty for no picture. */
  sources?: ReadonlySignal<readonly string[]>;
  /** Sent to the game when it is ready, and at each change. */
  state: ReadonlySignal<HostMessage>;
  /** Tells a game that listens to stop for a while. */
  paused?: ReadonlySignal<boolean>;
  /** Each change tells a game that listens to read the balance again. */
  arrivals?: ReadonlySignal<number>;
  onMessage: (message: FrameMessage, reply: (message: HostMessage) => void) => void;
  onRetry: () => void;
  /** More buttons beside the retry. */
  children?: ReactNode;
}

/**
 * The frame of a game. It accepts messages only from the game's own window and origin, and bets only
 * from games of our own.
 */
export function GameFrame(props: Props) {
  const { url, name, sources, state, paused, arrivals, onMessage, onRetry, children } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const phase = useOnce(() => signal<'loading' | 'slow' | 'lost' | 'loaded'>('loading'));
  const isReady = useOnce(() => signal(false));
  const { origin } = new URL(url);
  const isSameOrigin = origin === location.origin;
  // A sandboxed document without allow-same-origin has the origin 'null'.
  const expectedOrigin = isSameOrigin ? 'null' : origin;

  const send = (message: HostMessage) =>
    frame.current?.contentWindow?.postMessage(
      encodeHostMessage(message),
      isSameOrigin ? '*' : origin,
    );
  const setLoaded = () => {
    phase.value = 'loaded';
  };

  /** A dialog that has closed gives a frame the focus back only sometimes. */
  const focusGame = () => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('dialog:not([open])')) frame.current?.focus();
  };

  let wasPaused = false;
  useMount(() => {
    const onWindowMessage = (event: MessageEvent) => {
      const message = readFrameMessage(event, {
        window: frame.current?.contentWindow,
        origin: expectedOrigin,
        canPlaceBets: isSameOrigin,
      });
      if (message?.type === 'ready') {
        isReady.value = true;
        setLoaded();
      } else if (message) onMessage(message, send);
    };
    addEventListener('message', onWindowMessage);
    const setPhaseLater = (ms: number, next: 'slow' | 'lost') =>
      after(ms, () => {
        if (phase.peek() !== 'loaded') phase.value = next;
      });
    const stops = [
      setPhaseLater(SLOW_AFTER_MS, 'slow'),
      setPhaseLater(LOST_AFTER_MS, 'lost'),
      effect(() => {
        if (isReady.value) send(state.value);
      }),
      effect(() => {
        const isPaused = paused?.value === true;
        if (!isReady.value || isPaused === wasPaused) return;
        wasPaused = isPaused;
        send({ type: isPaused ? 'pause' : 'resume' });
        if (!isPaused) void nextTask().then(focusGame);
      }),
      arrivals ? onChange(arrivals, () => isReady.peek() && send({ type: 'balance' })) : () => {},
      () => removeEventListener('message', onWindowMessage),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });

  return (
    <div className="gameframe">
      <iframe
        ref={frame}
        src={url}
        title={t('play.frame', { game: name })}
        sandbox={isSameOrigin ? sandboxes.sameOrigin : sandboxes.vendor}
        referrerPolicy="no-referrer"
        allow="autoplay; fullscreen"
        onLoad={isSameOrigin ? undefined : setLoaded}
      />
      <When is={computed(() => phase.value === 'loading' || phase.value === 'slow')}>
        {() => (
          <div className="gameframe-cover">
            <When is={computed(() => sources?.value.length)}>
              {() => <Picture src={sources} alt="" width={112} height={112} eager />}
            </When>
            <LoadingIndicator label={t('play.opening', { game: name })} />
            <When is={computed(() => phase.value === 'slow')}>
              {() => (
                <div className="gameframe-slow" role="status">
                  <b>{t('play.slow')}</b>
                  <p className="muted">{t('play.slowText')}</p>
                  <Button kind="secondary" size="medium" icon="refresh-cw" onClick={onRetry}>
                    {t('app.retry')}
                  </Button>
                  {children}
                </div>
              )}
            </When>
          </div>
        )}
      </When>
      <When is={computed(() => phase.value === 'lost')}>
        {() => (
          <div className="gameframe-cover">
            <ErrorState
              title={t('play.launchFailed')}
              text={t('play.failedText')}
              retryLabel={t('app.retry')}
              onRetry={onRetry}
            >
              {children}
            </ErrorState>
          </div>
        )}
      </When>
    </div>
  );
}
