import { useMount, useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { inApp } from '@workbench/inApp';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createGame } from '../../stores/games/game';
import { createRealityCheck } from '../../stores/safePlay/realityCheck';
import { createSessionPlan } from '../../stores/safePlay/sessionPlan';
import { BreakLine } from './BreakLine';
import { DepositLimit } from './DepositLimit';
import { ExcludedNote } from './ExcludedNote';
import { FactList } from './FactList';
import { HelpLinks } from './information/HelpLinks';
import { RiskWarning } from './information/RiskWarning';
import { SessionLine } from './information/SessionLine';
import { LimitBar } from './LimitBar';
import { PlanBar } from './PlanBar';
import { PlanEnd } from './PlanEnd';
import { PlanSheet } from './PlanSheet';
import { RealityCheckDialog } from './RealityCheckDialog';
import { ReviewLine } from './ReviewLine';
import { SafePlayCard } from './SafePlayCard';
import { SafePlayRow } from './SafePlayRow';
import { SelfTestLink } from './SelfTestLink';
import { SessionBar } from './SessionBar';
import { SharedLimit } from './SharedLimit';

export default { title: 'Widgets/SafePlay' };

export const Limit = inApp(() => <DepositLimit />);
export const LimitBrazil = inApp(() => <DepositLimit />, { scenarios: ['marketBrazil'] });
export const LimitStrict = inApp(() => <DepositLimit />, { scenarios: ['licenceStrict'] });

function WithNodeId({ children }: { children: (nodeId: ReadonlySignal<string>) => ReactNode }) {
  const { hot, loadHot } = useStore(createGame);
  useMount(() => void loadHot('ES'));
  return (
    <When is={hot.value}>{(games) => children(computed(() => games.value[0]?.id ?? ''))}</When>
  );
}

export const Facts = inApp(() => (
  <WithNodeId>{(nodeId) => <FactList nodeId={nodeId} />}</WithNodeId>
));
export const FactsUnknown = inApp(() => <FactList nodeId={signal('none')} />);
export const Excluded = inApp(() => <ExcludedNote category={signal('RNG')} />, {
  scenarios: ['slotsExcluded'],
});
const Shared = () => (
  <>
    <DepositLimit />
    <SharedLimit />
  </>
);
export const SharedLimitLeft = inApp(() => <Shared />, { scenarios: ['sharedLimit'] });
const half = { kind: 'deposit', period: 'day', amount: 100, left: 50, used: 50 } as const;
export const Bar = inApp(() => <LimitBar limit={signal(half)} name={t('safePlay.kind_deposit')} />);
export const Help = inApp(() => <HelpLinks />);
const MarketInformation = () => (
  <>
    <RiskWarning />
    <HelpLinks />
  </>
);
export const InformationOfMarket = inApp(() => <MarketInformation />, {
  scenarios: ['marketPeru'],
});
export const SealOfMarket = inApp(() => <MarketInformation />, { scenarios: ['marketSpain'] });

function Check() {
  const { current } = useStore(createRealityCheck);
  useMount(() => void current.load());
  return <RealityCheckDialog open={useOnce(() => signal(true))} />;
}
export const RealityCheck = inApp(() => <Check />, { scenarios: ['licenceStrict'] });

export const Ways = inApp(() => (
  <>
    <SafePlayCard />
    <SafePlayRow />
    <SelfTestLink />
  </>
));
export const WaysWithoutLicence = inApp(
  () => (
    <>
      <SafePlayCard />
      <SafePlayRow />
      <SelfTestLink />
    </>
  ),
  { scenarios: ['licenceNone'] },
);
export const Break = inApp(() => <BreakLine />, { scenarios: ['onBreak'] });
export const Review = inApp(() => <ReviewLine />, { scenarios: ['limitReviewDue'] });
export const Session = inApp(() => <SessionBar hasSession={signal(true)} />, {
  scenarios: ['licenceStrict'],
});
export const SessionInFreePlay = inApp(() => <SessionBar hasSession={signal(false)} />);
export const SessionWithClock = inApp(() => <SessionBar hasSession={signal(true)} />, {
  scenarios: ['marketBritain'],
});
export const SessionOnEachPage = inApp(() => <SessionLine />, { scenarios: ['clockAlways'] });
export const FactsWithRules = inApp(
  () => <WithNodeId>{(nodeId) => <FactList nodeId={nodeId} />}</WithNodeId>,
  { scenarios: ['marketBrazil'] },
);

const Plan = () => <PlanSheet open={useOnce(() => signal(true))} />;
export const ChoosePlan = inApp(() => <Plan />, { scenarios: ['marketSpain'] });
export const PlanRunning = inApp(() => <PlanBar isShown={signal(true)} />, {
  scenarios: ['planRunning'],
});
const End = () => {
  const { current } = useStore(createSessionPlan);
  useMount(() => void current.load());
  return <PlanEnd open={useOnce(() => signal(true))} />;
};
export const PlanOver = inApp(() => <End />, { scenarios: ['planOver'] });
