import '../../ui/Card.css';
import './kyc.css';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { createCountry } from '../../stores/country';
import { createKyc } from '../../stores/kyc';
import { useStore } from '../../stores/useStore';
import { Skeleton } from '../../ui/Skeleton';
import { AsyncContent } from '../../widgets/app/AsyncContent';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { KycFormView } from './KycFormView';
import { KycStatus } from './KycStatus';
import { SubmittedDetails } from './SubmittedDetails';

/** The identity check: its status, then the form or what was submitted. */
export default function Kyc() {
  const { kycStatus, state } = useStore(createKyc);
  const { load } = useStore(createCountry);
  useMount(() => void kycStatus.load());
  useLoadPerLanguage(load);
  const canSubmit = computed(() => state.value !== 'reviewing' && state.value !== 'verified');
  return (
    <div className="kyc">
      <AsyncContent of={kycStatus} loading={() => <Loading />}>
        {() => (
          <>
            <KycStatus />
            <When is={canSubmit} or={() => <SubmittedDetails />}>
              {() => <KycFormView />}
            </When>
          </>
        )}
      </AsyncContent>
    </div>
  );
}

const Loading = () => (
  <>
    <Skeleton height={196} radius={20} />
    <Skeleton height={24} width="40%" />
    <div className="kyc-photos">
      <Skeleton height={144} radius={16} />
      <Skeleton height={144} radius={16} />
      <Skeleton height={144} radius={16} />
    </div>
    <Skeleton height={24} width="40%" />
    <Skeleton height={58} radius={16} />
  </>
);
