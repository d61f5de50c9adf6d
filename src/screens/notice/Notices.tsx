import './notice.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import { createNotice, type Notice } from '../../stores/notice';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { Accordion } from '../../ui/Accordion';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { RichText } from '../../ui/RichText';
import { SkeletonRow } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { useEachLanguage } from '../../widgets/useEachLanguage';

/** What the fair announces, the newest first. Opening one reads it. */
export default function Notices() {
  const { posts } = useStore(createNotice);
  useEachLanguage(() => posts.load());
  return (
    <div className="notices">
      <Async
        of={posts}
        loading={() => <Loading />}
        failed={(error, retry) => (
          <ErrorState title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
        )}
        empty={() => <EmptyState picture="/art/empty/notices.webp" title={t('notice.empty')} />}
      >
        {(list) => (
          <Each of={list} by={({ id, isRead, title }) => `${id} ${isRead} ${title}`}>
            {(notice) => <Entry notice={notice} />}
          </Each>
        )}
      </Async>
    </div>
  );
}

function Entry({ notice }: { notice: Notice }) {
  const { markRead } = useStore(createNotice);
  const { isLoggedIn } = useStore(createSession);
  const isNew = computed(() => isLoggedIn.value && !notice.isRead);
  return (
    <article className="notices-one">
      <Accordion
        onToggle={(isOpen) => {
          if (isOpen) markRead(notice);
        }}
        title={
          <span className="notices-title">
            <span className="notices-lamp" hidden={computed(() => !isNew.value)}>
              <span className="visually-hidden">{t('notice.unread')}</span>
            </span>
            <span data-new={isNew}>{notice.title}</span>
            {notice.at !== undefined && <small>{formatDate(notice.at)}</small>}
          </span>
        }
      >
        <RichText html={notice.content} />
      </Accordion>
    </article>
  );
}

const Loading = () => (
  <>
    {['a', 'b', 'c', 'd'].map((row) => (
      <div className="notices-one" key={row}>
        <SkeletonRow thumb={20} />
      </div>
    ))}
  </>
);
