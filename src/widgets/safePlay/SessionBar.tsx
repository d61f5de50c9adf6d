import '../../ui/theme/gameBar.css';
import './SessionBar.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLicence } from '../../stores/safePlay/licence';
import { createRealityCheck } from '../../stores/safePlay/realityCheck';
import { createSessionClock } from '../../stores/safePlay/sessionClock';
import { formatMoney } from '../../ui/content/formatMoney';
import { safePlayPaths } from '../site/navigation/safePlayPaths';
import { SelfTestLink } from './SelfTestLink';
import { useSessionTime } from './useSessionTime';

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

/** How long this session is and what it has brought, with a clock where the market asks for one. A tap opens safe play. */
function SessionLink() {
  const { current, net } = useStore(createRealityCheck);
  const { isInGames: hasClock } = useStore(createSessionClock);
  const { duration, clock } = useSessionTime();
  const result = computed(() =>
    net.value === undefined ? '' : formatMoney(net.value, undefined, true),
  );
  const sentence = computed(() =>
    result.value ? t('safePlay.session', { time: duration, net: result }).value : duration.value,
  );
  return (
    <a href={safePlayPaths.home}>
      <When is={hasClock}>
        {() => (
          <>
            <span className="visually-hidden">{t('safePlay.clock', { time: clock })}</span>
            <b aria-hidden="true">{clock}</b>
          </>
        )}
      </When>
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
