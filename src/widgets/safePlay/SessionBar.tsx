import '../../ui/theme/gameBar.css';
import './SessionBar.css';
import { every } from '@kit/data/timers';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLicence } from '../../stores/safePlay/licence';
import { createRealityCheck } from '../../stores/safePlay/realityCheck';
import { formatMoney } from '../../ui/content/formatMoney';
import { safePlayPaths } from '../site/navigation/safePlayPaths';
import { minutesText } from './limitTexts';
import { SelfTestLink } from './SelfTestLink';

const TICK_MS = 15_000;

/** The bar above a game: this session, where there is one, and the self-assessment, also in free play. */
export function SessionBar({ hasSession }: { hasSession: ReadonlySignal<boolean> }) {
  const hasSelfTest = useStore(createLicence).hasTool('selfTest');
  return (
    <When is={computed(() => hasSession.value || hasSelfTest.value)}>
      {() => (
        <div className="gamebar sessionbar num">
          <When is={hasSession} or={() => <a href={safePlayPaths.home}>{t('safePlay.entry')}</a>}>
            {() => <SessionLink />}
          </When>
          <SelfTestLink />
        </div>
      )}
    </When>
  );
}

/** How long this session is and what it has brought. A tap opens safe play. */
function SessionLink() {
  const { current, net, now } = useStore(createRealityCheck);
  const time = useOnce(() => signal(0));
  const tick = () => {
    time.value = now();
  };
  useMount(() => {
    void current.load().then(tick);
    return every(TICK_MS, tick);
  });
  const minutes = computed(() =>
    Math.max(0, (time.value - (current.value.value?.startedAt ?? time.value)) / 60_000),
  );
  const duration = computed(() => minutesText(minutes.value));
  const result = computed(() =>
    net.value === undefined ? '' : formatMoney(net.value, undefined, true),
  );
  const sentence = computed(() =>
    result.value ? t('safePlay.session', { time: duration, net: result }).value : duration.value,
  );
  return (
    <a href={safePlayPaths.home}>
      <When is={current.value} or={() => t('safePlay.entry')}>
        {() => (
          <>
            <span className="visually-hidden">{sentence}</span>
            <span aria-hidden="true">{duration}</span>
            <span aria-hidden="true">{result}</span>
          </>
        )}
      </When>
    </a>
  );
}
