import './help.css';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { type PlainKey, t } from '../../i18n/t';
import { createHelp } from '../../stores/help';
import { useStore } from '../../stores/useStore';
import { EmptyState } from '../../ui/EmptyState';
import { RichText } from '../../ui/RichText';
import { SkeletonText } from '../../ui/Skeleton';
import { AsyncContent } from '../../widgets/app/AsyncContent';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { numbered } from './numbered';

/** One help topic with all its sections on a page: the terms, the privacy policy. */
export function HelpText({ id, emptyTitle }: { id: string; emptyTitle: PlainKey }) {
  const { topics } = useStore(createHelp);
  useLoadPerLanguage(() => topics.load());
  const topic = computed(() => topics.value.value?.find((candidate) => candidate.id === id));
  return (
    <div className="help">
      <AsyncContent of={topics} loading={() => <SkeletonText lines={6} />}>
        {() => (
          <When
            is={topic}
            or={() => <EmptyState picture="/art/empty/lost.webp" title={t(emptyTitle)} />}
          >
            {(shown) => (
              <article className="help-article">
                <RichText html={computed(() => shown.value.content)} />
                <Each of={computed(() => numbered(shown.value.children))} by={({ key }) => key}>
                  {({ topic: { title, content } }) => (
                    <section>
                      <h2>{title}</h2>
                      <RichText html={content} />
                    </section>
                  )}
                </Each>
              </article>
            )}
          </When>
        )}
      </AsyncContent>
    </div>
  );
}
