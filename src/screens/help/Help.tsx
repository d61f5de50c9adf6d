import './help.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { around, t } from '../../i18n/t';
import { createHelp, type Topic } from '../../stores/help';
import { useStore } from '../../stores/useStore';
import { Accordion } from '../../ui/Accordion';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { RichText } from '../../ui/RichText';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { paths } from '../../widgets/paths';
import { useEachLanguage } from '../../widgets/useEachLanguage';

const still = around('help.stillNeed');

export default function Help() {
  const { topics } = useStore(createHelp);
  useEachLanguage(() => topics.load());
  return (
    <div className="help">
      <p className="muted">{t('help.intro')}</p>
      <Async
        of={topics}
        loading={() => <Loading />}
        failed={(error, retry) => (
          <ErrorState title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
        )}
        empty={() => <EmptyState picture="/art/empty/lost.webp" title={t('help.emptyList')} />}
      >
        {(list) => (
          <div className="help-card">
            <Each
              of={computed(() => list.value.map((topic, at) => ({ topic, at })))}
              by={({ topic, at }) => `${at} ${topic.title}`}
            >
              {({ topic, at }) => <Entry topic={topic} at={at} />}
            </Each>
          </div>
        )}
      </Async>
      <p className="help-still">
        {still.before}
        <a href={paths.service}>{still.link}</a>
        {still.after}
      </p>
    </div>
  );
}

const Entry = ({ topic: { title, content, children }, at }: { topic: Topic; at: number }) => (
  <Accordion title={title} name="help">
    {content && <RichText html={content} />}
    {children.length > 0 && (
      <ol className="help-children">
        {children.map((child, c) => (
          <li key={child.title}>
            <a href={`${paths.helpDetail}?p=${at}&c=${c}`}>{child.title}</a>
          </li>
        ))}
      </ol>
    )}
  </Accordion>
);

const Loading = () => (
  <div className="help-card" aria-hidden="true">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <div className="help-wait" key={row}>
        <Skeleton width="52%" height={14} />
      </div>
    ))}
  </div>
);
