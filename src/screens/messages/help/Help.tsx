import './help.css';
import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createHelp, type Topic } from '../../../stores/messages/help';
import { RichText } from '../../../ui/content/RichText';
import { Accordion } from '../../../ui/controls/Accordion';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { SafePlayCard } from '../../../widgets/safePlay/SafePlayCard';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { paths } from '../../../widgets/site/navigation/paths';
import { HelpContact } from './HelpContact';
import { numbered } from './numbered';

export default function Help() {
  const { topics } = useStore(createHelp);
  useLoadPerLanguage(() => topics.load());
  return (
    <div className="help">
      <p className="muted">{t('help.intro')}</p>
      <AsyncContent
        of={topics}
        loading={() => <Loading />}
        empty={() => <EmptyState picture="/art/empty/lost.webp" title={t('help.emptyList')} />}
      >
        {(list) => (
          <div className="help-card">
            <Each of={computed(() => numbered(list.value))} by={({ key }) => key}>
              {({ topic, index }) => <TopicEntry topic={topic} index={index} />}
            </Each>
          </div>
        )}
      </AsyncContent>
      <SafePlayCard />
      <HelpContact />
    </div>
  );
}

const TopicEntry = ({
  topic: { title, content, children },
  index,
}: {
  topic: Topic;
  index: number;
}) => (
  <Accordion title={title} name="help">
    {content && <RichText html={content} />}
    {children.length > 0 && (
      <ol className="help-children">
        {numbered(children).map(({ topic: child, index: childIndex, key }) => (
          <li key={key}>
            <a href={`${paths.helpDetail}?p=${index}&c=${childIndex}`}>{child.title}</a>
          </li>
        ))}
      </ol>
    )}
  </Accordion>
);

const Loading = () => (
  <div className="help-card" aria-hidden="true">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <div className="help-skeleton" key={row}>
        <Skeleton width="52%" height={14} />
      </div>
    ))}
  </div>
);
