import '../../../ui/content/Card.css';
import './kyc.css';
import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { createCountry } from '../../../stores/account/country';
import { createKyc } from '../../../stores/account/kyc';
import { useStore } from '../../../stores/base/useStore';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
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
