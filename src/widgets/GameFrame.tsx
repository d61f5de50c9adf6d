import './GameFrame.css';
import { computed, effect, type ReadonlySignal } from '@kit/signals';
import { after } from '@kit/timers';
import { useMount, useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { type ReactNode, useRef } from 'react';
import { t } from '../i18n/t';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { LoadingIndicator } from '../ui/LoadingIndicator';
import { Picture } from '../ui/Picture';
import { type FrameWord, type HostWord, readFrameWord, toFrame } from './frameWords';

const SLOW = 8_000;
const LOST = 25_000;

/** A game of ours is cut off from this origin; another's may be at home at its own. */
const sandboxes = {
  own: 'allow-scripts',
  other: 'allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock',
};

interface Props {
  url: string;
  name: string;
  picture?: string | undefined;
  /** What the game should know; told when it is ready and at each change. */
  state: ReadonlySignal<HostWord>;
  onWord: (word: FrameWord, tell: (word: HostWord) => void) => void;
  onRetry: () => void;
  /** Ways out, beside the retry. */
  children?: ReactNode;
}

/** A game, heard only from its own window and origin, and covered until it is there. */
export function GameFrame({ url, name, picture, state, onWord, onRetry, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const phase = useSignal<'loading' | 'slow' | 'lost' | 'here'>('loading');
  const isReady = useSignal(false);
  const { origin } = new URL(url);
  const isOwn = origin === location.origin;
  // Without allow-same-origin a document has no origin, and says so.
  const expected = isOwn ? 'null' : origin;

  const tell = (word: HostWord) =>
    frame.current?.contentWindow?.postMessage(toFrame(word), isOwn ? '*' : origin);
  const arrive = () => {
    phase.value = 'here';
  };

  useMount(() => {
    const hear = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || from !== expected) return;
      const word = readFrameWord(data);
      if (word?.type === 'ready') {
        isReady.value = true;
        arrive();
      } else if (word) onWord(word, tell);
    };
    addEventListener('message', hear);
    const later = (ms: number, next: 'slow' | 'lost') =>
      after(ms, () => {
        if (phase.peek() !== 'here') phase.value = next;
      });
    const stops = [
      later(SLOW, 'slow'),
      later(LOST, 'lost'),
      effect(() => {
        if (isReady.value) tell(state.value);
      }),
      () => removeEventListener('message', hear),
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
        sandbox={isOwn ? sandboxes.own : sandboxes.other}
        referrerPolicy="no-referrer"
        allow="autoplay; fullscreen"
        onLoad={isOwn ? undefined : arrive}
      />
      <When is={computed(() => phase.value === 'loading' || phase.value === 'slow')}>
        {() => (
          <div className="gameframe-cover">
            {picture && <Picture src={picture} alt="" width={112} height={112} eager />}
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
