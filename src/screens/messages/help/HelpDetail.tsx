import '../../../ui/content/Card.css';
import './help.css';
import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createHelp, type Topic } from '../../../stores/messages/help';
import { RichText } from '../../../ui/content/RichText';
import { Row } from '../../../ui/content/Row';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonText } from '../../../ui/feedback/Skeleton';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useApp } from '../../../widgets/site/app/useApp';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { paths } from '../../../widgets/site/navigation/paths';
import { HelpContact } from './HelpContact';
import { numbered } from './numbered';

/** An index from the address; -1 (no topic) when it is not a number. */
const indexFrom = (text: string | null) => (text && /^\d{1,4}$/.test(text) ? Number(text) : -1);

/** Shows the topic with the index `p`, or with `c` its child of that index. */
export default function HelpDetail() {
  const { topics } = useStore(createHelp);
  const { address } = useApp();
  useLoadPerLanguage(() => topics.load());

  const article = computed(() => {
    const { query } = address.value;
    const topic = topics.value.value?.[indexFrom(query.get('p'))];
    return query.has('c') ? topic?.children[indexFrom(query.get('c'))] : topic;
  });

  /** The other topics of the same level. */
  const others = computed(() => {
    const { query } = address.value;
    const p = query.get('p');
    const all = topics.value.value ?? [];
    const isChild = query.has('c');
    const level = isChild ? (all[indexFrom(p)]?.children ?? []) : all;
    const shownIndex = indexFrom(query.get(isChild ? 'c' : 'p'));
    return numbered(level)
      .filter(({ index }) => index !== shownIndex)
      .map(({ topic, index, key }) => ({
        key,
        title: topic.title,
        href: `${paths.helpDetail}?p=${isChild ? `${p}&c=${index}` : index}`,
      }));
  });

  return (
    <div className="help">
      <AsyncContent of={topics} loading={() => <SkeletonText lines={5} />}>
        {() => (
          <When is={article} or={() => <NotFound />}>
            {(shown) => (
              <>
                <article className="help-article">
                  <h2>{computed(() => shown.value.title)}</h2>
                  <RichText html={computed(() => shown.value.content)} />
                  <Each of={computed(() => numbered(shown.value.children))} by={({ key }) => key}>
                    {({ topic }) => <Subtopic topic={topic} />}
                  </Each>
                </article>
                <OtherTopics of={others} />
                <HelpContact />
              </>
            )}
          </When>
        )}
      </AsyncContent>
    </div>
  );
}

interface OtherTopic {
  key: string;
  title: string;
  href: string;
}

/** The way on: the other topics, and the list of all. */
const OtherTopics = ({ of }: { of: ReadonlySignal<OtherTopic[]> }) => (
  <nav className="card" data-pad="none" aria-label={t('help.allTopics')}>
    <Each of={of} by={({ key }) => key}>
      {({ title, href }) => <Row title={title} href={href} />}
    </Each>
    <Row icon="circle-help" title={t('help.allTopics')} href={paths.help} />
  </nav>
);

/** A topic below the shown one, with its own children. */
const Subtopic = ({ topic: { title, content, children } }: { topic: Topic }) => (
  <section className="help-subtopic">
    <h3>{title}</h3>
    {content && <RichText html={content} />}
    {numbered(children).map(({ topic: child, key }) => (
      <Subtopic key={key} topic={child} />
    ))}
  </section>
);

const NotFound = () => (
  <EmptyState picture="/art/empty/lost.webp" title={t('help.empty')}>
    <Button href={paths.help}>{t('help.allTopics')}</Button>
  </EmptyState>
);
