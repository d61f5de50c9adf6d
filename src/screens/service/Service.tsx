import './service.css';
import { Each } from '@kit/Each';
import { t } from '../../i18n/t';
import { createHelp } from '../../stores/help';
import { useStore } from '../../stores/useStore';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Row } from '../../ui/Row';
import { SkeletonRow } from '../../ui/Skeleton';
import { AsyncContent } from '../../widgets/app/AsyncContent';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { paths } from '../../widgets/navigation/paths';
import { ContactRow } from '../../widgets/support/ContactRow';

/** All ways to contact support, and links to the help pages. */
export default function Service() {
  const { contacts } = useStore(createHelp);
  useLoadPerLanguage(() => contacts.load());
  return (
    <div className="service">
      <div className="service-intro">
        <img src="/art/icons/headphone.webp" alt="" width={72} height={72} />
        <p>{t('service.intro')}</p>
      </div>
      <Card pad="none">
        <AsyncContent
          of={contacts}
          loading={() => (
            <>
              <SkeletonRow thumb={36} />
              <SkeletonRow thumb={36} />
            </>
          )}
          compact
          empty={() => <EmptyState compact title={t('service.empty')} />}
        >
          {(list) => (
            <Each of={list} by={({ kind, href, name }) => `${kind} ${href} ${name}`}>
              {(contact) => <ContactRow contact={contact} />}
            </Each>
          )}
        </AsyncContent>
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
