import './security.css';
import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { batch, signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { createSecurity } from '../../../stores/account/security';
import { useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useLogout } from '../../../widgets/account/session/useLogout';
import { SafePlayCard } from '../../../widgets/safePlay/SafePlayCard';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import { useApp } from '../../../widgets/site/app/useApp';
import { AccessGroup, MoneyGroup, ProfileGroup } from './SecurityGroups';
import { SecurityLevel } from './SecurityLevel';
import { isSheet, type SheetName, sheets } from './sheets';

/** The security level of the account, and everything that can be set to raise it. */
export default function SecurityCenter() {
  const { config } = useStore(createSecurity);
  const { address } = useApp();
  const logout = useLogout();
  const isOpen = useOnce(() => signal(false));
  const openedSheet = useOnce(() => signal<SheetName | undefined>(undefined));
  const openSheet = (name: SheetName) =>
    batch(() => {
      openedSheet.value = name;
      isOpen.value = true;
    });

  /** The sheet that the address names, until it was opened. */
  const requestedSheet = useOnce(() => signal(address.peek().query.get('set') ?? ''));
  useMount(() => void config.load());
  useSignalEffect(() => {
    const name = requestedSheet.value;
    // A sheet reads the configuration only when it opens, so that must be the latest one.
    const isSettled = ['ready', 'failed'].includes(config.state.value);
    if (!isSheet(name) || !isSettled || !config.value.value) return;
    requestedSheet.value = '';
    openSheet(name);
  });

  return (
    <div className="security">
      <AsyncContent of={config} loading={() => <Loading />}>
        {(value) => (
          <>
            <SecurityLevel of={value} />
            <ProfileGroup of={value} openSheet={openSheet} />
            <AccessGroup of={value} openSheet={openSheet} />
            <MoneyGroup of={value} openSheet={openSheet} />
            <SafePlayCard />
          </>
        )}
      </AsyncContent>
      <Button kind="secondary" wide icon="log-out" onClick={() => void logout()}>
        {t('app.logout')}
      </Button>
      <Keyed of={openedSheet}>
        {(name) => (
          <LazySheet open={isOpen} load={sheets[name]}>
            {(SecuritySheet) => <SecuritySheet open={isOpen} />}
          </LazySheet>
        )}
      </Keyed>
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
