import './help.css';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { t } from '../../i18n/t';
import { createHelp, type Topic } from '../../stores/help';
import { useStore } from '../../stores/useStore';
import { Accordion } from '../../ui/Accordion';
import { EmptyState } from '../../ui/EmptyState';
import { RichText } from '../../ui/RichText';
import { Skeleton } from '../../ui/Skeleton';
import { AsyncContent } from '../../widgets/app/AsyncContent';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { paths } from '../../widgets/navigation/paths';
import { SafePlayCard } from '../../widgets/safePlay/SafePlayCard';
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
