import './service.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { t } from '../../i18n/t';
import { createHelp } from '../../stores/help';
import { useStore } from '../../stores/useStore';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Row } from '../../ui/Row';
import { SkeletonRow } from '../../ui/Skeleton';
import { ContactRow } from '../../widgets/ContactRow';
import { errorText } from '../../widgets/errorText';
import { paths } from '../../widgets/paths';
import { useEachLanguage } from '../../widgets/useEachLanguage';

/** Every way to reach a person, and where answers stand already. */
export default function Service() {
  const { contacts } = useStore(createHelp);
  useEachLanguage(() => contacts.load());
  return (
    <div className="service">
      <div className="service-hello">
        <img src="/art/icons/headphone.webp" alt="" width={72} height={72} />
        <p>{t('service.intro')}</p>
      </div>
      <Card pad="none">
        <Async
          of={contacts}
          loading={() => (
            <>
              <SkeletonRow thumb={36} />
              <SkeletonRow thumb={36} />
            </>
          )}
          failed={(error, retry) => (
            <ErrorState
              compact
              title={errorText(error)}
              retryLabel={t('app.retry')}
              onRetry={retry}
            />
          )}
          empty={() => <EmptyState compact title={t('service.empty')} />}
        >
          {(list) => (
            <Each of={list} by={({ kind, href, name }) => `${kind} ${href} ${name}`}>
              {(contact) => <ContactRow contact={contact} />}
            </Each>
          )}
        </Async>
      </Card>
      <Card pad="none">
        <Row
          picture="/art/icons/light-bulb.webp"
          href={paths.help}
          title={t('service.help')}
          meta={t('service.helpText')}
        />
        <Row
          picture="/art/icons/memo.webp"
          href={paths.support}
          title={t('service.question')}
          meta={t('service.questionText')}
        />
      </Card>
    </div>
  );
}
