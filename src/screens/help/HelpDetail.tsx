import './help.css';
import { Async } from '@kit/Async';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createHelp } from '../../stores/help';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { RichText } from '../../ui/RichText';
import { SkeletonText } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';

/** A whole number from the address, or none. */
const indexOf = (text: string | null) => (text && /^\d{1,4}$/.test(text) ? Number(text) : -1);

/** Child `c` of entry `p`, both counted from 0; the entry itself without a `c`. */
export default function HelpDetail() {
  const { topics } = useStore(createHelp);
  const { address } = useApp();
  useEachLanguage(() => topics.load());

  const article = computed(() => {
    const { query } = address.value;
    const entry = topics.value.value?.[indexOf(query.get('p'))];
    return query.has('c') ? entry?.children[indexOf(query.get('c'))] : entry;
  });

  return (
    <div className="help">
      <Async
        of={topics}
        loading={() => <SkeletonText lines={5} />}
        failed={(error, retry) => (
          <ErrorState title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
        )}
      >
        {() => (
          <When is={article} or={() => <Missing />}>
            {(shown) => (
              <article className="help-article">
                <h2>{computed(() => shown.value.title)}</h2>
                <RichText html={computed(() => shown.value.content)} />
                <Button kind="secondary" size="medium" href={paths.help}>
                  {t('help.allTopics')}
                </Button>
              </article>
            )}
          </When>
        )}
      </Async>
    </div>
  );
}

const Missing = () => (
  <EmptyState picture="/art/empty/lost.webp" title={t('help.empty')}>
    <Button href={paths.help}>{t('help.allTopics')}</Button>
  </EmptyState>
);
