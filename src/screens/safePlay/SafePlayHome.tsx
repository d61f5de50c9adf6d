import '../../ui/theme/glowCard.css';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { SafePlayTool } from '../../config/licence';
import { type PlainKey, t } from '../../i18n/t';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { createLicence } from '../../stores/safePlay/licence';
import { createMarketInformation } from '../../stores/safePlay/marketInformation';
import { createSessionPlan } from '../../stores/safePlay/sessionPlan';
import { createMarket } from '../../stores/site/market';
import { Row } from '../../ui/content/Row';
import { SectionTitle } from '../../ui/content/SectionTitle';
import type { IconName } from '../../ui/icons/icons';
import { HelpLinks } from '../../widgets/safePlay/information/HelpLinks';
import { RiskWarning } from '../../widgets/safePlay/information/RiskWarning';
import { useOperatorTexts } from '../../widgets/safePlay/useOperatorTexts';
import { safePlayPaths } from '../../widgets/site/navigation/safePlayPaths';
import { PlanRow } from './PlanRow';
import { RealityCheckChoice } from './RealityCheckChoice';

const ROWS: [SafePlayTool, IconName, PlainKey, PlainKey, string][] = [
  ['limits', 'shield-check', 'safePlay.limits', 'safePlay.limitsMeta', safePlayPaths.limits],
  ['breaks', 'clock', 'safePlay.breaks', 'safePlay.breaksMeta', safePlayPaths.breaks],
  ['selfTest', 'circle-help', 'safePlay.selfTest', 'safePlay.selfTestMeta', safePlayPaths.selfTest],
  ['history', 'chart-line', 'safePlay.history', 'safePlay.historyMeta', safePlayPaths.history],
];

/** What safe play is, the member's tools, and who helps. */
export function SafePlayHome() {
  const { hasTool, minimumAge } = useStore(createLicence);
  const operatorTexts = useOperatorTexts();
  const { isReal } = useStore(createSession);
  const { gameExclusion } = useStore(createMarket);
  const { exclusionRegister } = useStore(createMarketInformation);
  const hasBreaks = hasTool('breaks');
  const hasGames = computed(() => gameExclusion.value === 'offered' && hasBreaks.value);
  const hasRealityCheck = hasTool('check');
  return (
    <div className="safeplay">
      <section className="glowcard safeplay-hero">
        <p>{computed(() => operatorTexts.value?.about ?? t('safePlay.about').value)}</p>
        <p className="muted">{t('safePlay.age', { age: minimumAge })}</p>
      </section>
      <RiskWarning />
      <section>
        <SectionTitle>{t('safePlay.tools')}</SectionTitle>
        <nav className="card" data-pad="none" aria-label={t('safePlay.tools')}>
          {ROWS.map(([tool, icon, title, meta, href]) => (
            <When key={tool} is={hasTool(tool)}>
              {() => <Row icon={icon} title={t(title)} meta={t(meta)} href={href} />}
            </When>
          ))}
          <When is={hasGames}>
            {() => (
              <Row
                icon="ban"
                title={t('safePlay.games')}
                meta={t('safePlay.gamesMeta')}
                href={safePlayPaths.games}
              />
            )}
          </When>
          <When is={exclusionRegister}>
            {(register) => (
              <Row
                icon="external-link"
                title={t('safePlay.excludeEverywhere')}
                meta={computed(() => register.value.name)}
                href={computed(() => register.value.address)}
                target="_blank"
              />
            )}
          </When>
          <When is={useStore(createSessionPlan).isOffered}>{() => <PlanRow />}</When>
        </nav>
      </section>
      <When is={computed(() => hasRealityCheck.value && isReal.value)}>
        {() => <RealityCheckChoice />}
      </When>
      <HelpLinks />
    </div>
  );
}
