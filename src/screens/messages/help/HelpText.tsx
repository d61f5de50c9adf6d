import './help.css';
import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { type PlainKey, t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createHelp } from '../../../stores/messages/help';
import { RichText } from '../../../ui/content/RichText';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonText } from '../../../ui/feedback/Skeleton';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
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
