import '../../ui/Card.css';
import './kyc.css';
import { Async } from '@kit/Async';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createCountry } from '../../stores/country';
import { createKyc } from '../../stores/kyc';
import { useStore } from '../../stores/useStore';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { Application } from './Application';
import { Standing } from './Standing';
import { Told } from './Told';

/** The identity check: what is asked for, then where it stands. */
export default function Kyc() {
  const { standing, state, open } = useStore(createKyc);
  const { load } = useStore(createCountry);
  useMount(() => void open());
  useEachLanguage(load);
  const isOpen = computed(() => state.value !== 'reviewing' && state.value !== 'verified');
  return (
    <div className="kyc">
      <Async
        of={standing}
        loading={() => <Loading />}
        failed={(error, retry) => (
          <ErrorState title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
        )}
      >
        {() => (
          <>
            <Standing />
            <When is={isOpen} or={() => <Told />}>
              {() => <Application />}
            </When>
          </>
        )}
      </Async>
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
    </div>
    <Skeleton height={136} radius={16} />
    <Skeleton height={24} width="40%" />
    <Skeleton height={58} radius={16} />
  </>
);
