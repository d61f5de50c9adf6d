import '../../ui/Card.css';
import './agreement.css';
import { Async } from '@kit/Async';
import { computed, effect, untracked } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { t } from '../../i18n/t';
import { agreementKinds, createAgreement } from '../../stores/agreement';
import { useStore } from '../../stores/useStore';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Segmented } from '../../ui/Segmented';
import { Skeleton } from '../../ui/Skeleton';
import { agreementPaths } from '../../widgets/agreementPaths';
import { errorText } from '../../widgets/errorText';
import { useApp } from '../../widgets/useApp';
import { Offer } from './Offer';

const OPTIONS = [
  { value: agreementPaths.daily, label: t('agent.kindDaily') },
  { value: agreementPaths.dividend, label: t('agent.kindDividend') },
  { value: agreementPaths.hourly, label: t('agent.kindHourly') },
];

/** What an agent offers, and the member's answer. Which of the three it is stands in the address. */
export default function AgentContract() {
  const { opened, open } = useStore(createAgreement);
  const app = useApp();
  const shown = useSignal(app.address.peek().path);
  useMount(() =>
    effect(() => {
      const { path } = app.address.value;
      const kind = agreementKinds.find((one) => agreementPaths[one] === path);
      if (!kind) return;
      untracked(() => {
        shown.value = path;
        void open(kind);
      });
    }),
  );
  return (
    <div className="agreement">
      <Segmented
        label={t('agent.kinds')}
        value={shown}
        panel="agreement-shown"
        options={OPTIONS}
        onPick={(path) => app.open(path, { replace: true })}
      />
      <div
        id="agreement-shown"
        className="agreement-shown"
        role="tabpanel"
        aria-label={t('agent.terms')}
        aria-busy={computed(() => opened.state.value === 'loading')}
      >
        <Async
          of={opened}
          loading={() => <Loading />}
          failed={(error, retry) => (
            <ErrorState title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
          )}
          empty={() => (
            <EmptyState
              picture="/art/icons/handshake.webp"
              title={t('agent.noContract')}
              text={t('agent.noContractText')}
            />
          )}
        >
          {(contract) => <Offer of={contract} />}
        </Async>
      </div>
    </div>
  );
}

const Loading = () => (
  <>
    <Skeleton height={120} radius={20} />
    <Skeleton height={118} radius={16} />
    <Skeleton height={24} width="40%" />
    <Skeleton height={176} radius={20} />
  </>
);
