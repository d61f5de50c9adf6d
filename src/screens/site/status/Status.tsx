import { useOnce } from '@kit/render/hooks';
import './status.css';
import { Each } from '@kit/render/Each';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createHelp } from '../../../stores/messages/help';
import { createSystem } from '../../../stores/site/system';
import { Button } from '../../../ui/controls/Button';
import { Wordmark } from '../../../ui/icons/Wordmark';
import { ContactRow } from '../../../widgets/messages/support/ContactRow';
import { LoadFailure } from '../../../widgets/site/app/LoadFailure';
import { useTitle } from '../../../widgets/site/app/useTitle';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';

/** Replaces the whole app during maintenance, or when the visitor is not allowed to play here. */
export default function Status() {
  const { platformStatus } = useStore(createSystem);
  const isRestricted = computed(() => platformStatus.value === 'restricted');
  useTitle(
    computed(
      () => t(isRestricted.value ? 'service.restrictedTitle' : 'service.maintenanceTitle').value,
    ),
  );
  return (
    <div className="status">
      <Wordmark height={30} />
      <When is={isRestricted} or={() => <Maintenance />}>
        {() => <Restricted />}
      </When>
      <Retry />
    </div>
  );
}

const Maintenance = () => (
  <>
    <img src="/art/empty/maintenance.webp" alt="" width={112} height={112} />
    <h1>{t('service.maintenanceTitle')}</h1>
    <p className="muted">
      {t('error.maintenance')} {t('service.maintenanceText')}
    </p>
  </>
);

function Restricted() {
  const { visitorIp } = useStore(createSystem);
  const { contacts } = useStore(createHelp);
  useLoadPerLanguage(() => contacts.load());
  return (
    <>
      <img src="/art/empty/blocked.webp" alt="" width={112} height={112} />
      <h1>{t('service.restrictedTitle')}</h1>
      <When is={visitorIp}>
        {() => (
          <>
            <p className="muted">{t('service.restricted', { ip: visitorIp })}</p>
            <p className="status-ip num">{t('service.yourIp', { ip: visitorIp })}</p>
          </>
        )}
      </When>
      <section className="status-contacts" aria-label={t('service.contactUs')}>
        <h2>{t('service.contactUs')}</h2>
        <LoadFailure of={contacts} />
        <Each of={computed(() => contacts.value.value ?? [])} by={({ href, name }) => href + name}>
          {(contact) => <ContactRow contact={contact} />}
        </Each>
      </section>
    </>
  );
}

function Retry() {
  const { refreshStatus } = useStore(createSystem);
  const isBusy = useOnce(() => signal(false));
  const retry = async () => {
    isBusy.value = true;
    await refreshStatus().catch(() => undefined);
    isBusy.value = false;
  };
  return (
    <Button kind="secondary" icon="refresh-cw" busy={isBusy} onClick={() => void retry()}>
      {t('app.retry')}
    </Button>
  );
}
