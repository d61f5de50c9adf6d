import './service.css';
import { Each } from '@kit/render/Each';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createHelp } from '../../../stores/messages/help';
import { Card } from '../../../ui/content/Card';
import { Row } from '../../../ui/content/Row';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRow } from '../../../ui/feedback/Skeleton';
import { ContactRow } from '../../../widgets/messages/support/ContactRow';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { paths } from '../../../widgets/site/navigation/paths';

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
