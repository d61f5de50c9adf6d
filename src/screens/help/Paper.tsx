import './help.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { type PlainKey, t } from '../../i18n/t';
import { createHelp } from '../../stores/help';
import { useStore } from '../../stores/useStore';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { RichText } from '../../ui/RichText';
import { SkeletonText } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { useEachLanguage } from '../../widgets/useEachLanguage';

/** One entry of the help centre read from top to bottom: the agreement, the policy. */
export function Paper({ id, missing }: { id: string; missing: PlainKey }) {
  const { topics } = useStore(createHelp);
  useEachLanguage(() => topics.load());
  const paper = computed(() => topics.value.value?.find((topic) => topic.id === id));
  return (
    <div className="help">
      <Async
        of={topics}
        loading={() => <SkeletonText lines={6} />}
        failed={(error, retry) => (
          <ErrorState title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
        )}
      >
        {() => (
          <When
            is={paper}
            or={() => <EmptyState picture="/art/empty/lost.webp" title={t(missing)} />}
          >
            {(shown) => (
              <article className="help-article">
                <RichText html={computed(() => shown.value.content)} />
                <Each of={computed(() => shown.value.children)} by={({ title }) => title}>
                  {({ title, content }) => (
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
      </Async>
    </div>
  );
}
