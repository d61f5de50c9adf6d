import './security.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { batch, computed } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { Suspense } from 'react';
import { t } from '../../i18n/t';
import { createSecurity } from '../../stores/security';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { useApp } from '../../widgets/useApp';
import { useSignOut } from '../../widgets/useSignOut';
import { Access, Money, Self } from './Groups';
import { Level } from './Level';
import { isSheet, type SheetName, sheets } from './sheets';

/** What guards the account, what does not yet, and the way to change either. */
export default function SecurityCenter() {
  const { config, load } = useStore(createSecurity);
  const { address } = useApp();
  const signOut = useSignOut();
  const isOpen = useSignal(false);
  const shown = useSignal<SheetName | undefined>(undefined);
  const show = (name: SheetName) =>
    batch(() => {
      shown.value = name;
      isOpen.value = true;
    });

  useMount(() => {
    const wanted = address.peek().query.get('set') ?? '';
    void load().then(() => {
      if (isSheet(wanted) && config.value.peek()) show(wanted);
    });
  });

  return (
    <div className="security">
      <Async
        of={config}
        loading={() => <Loading />}
        failed={(error) => (
          <ErrorState
            title={errorText(error)}
            retryLabel={t('app.retry')}
            onRetry={() => void load()}
          />
        )}
      >
        {(value) => (
          <>
            <Level of={value} />
            <Self of={value} show={show} />
            <Access of={value} show={show} />
            <Money of={value} show={show} />
          </>
        )}
      </Async>
      <Button kind="secondary" wide icon="log-out" onClick={() => void signOut()}>
        {t('app.logout')}
      </Button>
      <Each of={computed(() => (shown.value ? [shown.value] : []))} by={(name) => name}>
        {(name) => {
          const Shown = sheets[name];
          return (
            <Suspense>
              <Shown open={isOpen} />
            </Suspense>
          );
        }}
      </Each>
    </div>
  );
}

const Loading = () => (
  <>
    <Skeleton height={145} radius={20} />
    <Skeleton height={380} radius={20} />
    <Skeleton height={244} radius={20} />
    <Skeleton height={176} radius={20} />
  </>
);
