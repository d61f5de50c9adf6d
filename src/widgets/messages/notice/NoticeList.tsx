import './NoticeList.css';
import type { Resource } from '@kit/data/resource';
import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import type { Notice } from '../../../stores/messages/noticeOf';
import { RichText } from '../../../ui/content/RichText';
import { Accordion } from '../../../ui/controls/Accordion';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRow } from '../../../ui/feedback/Skeleton';
import { AsyncContent } from '../../site/app/AsyncContent';
import { useLoadPerLanguage } from '../../site/language/useLoadPerLanguage';

interface Props {
  of: Resource<Notice[]>;
  onRead: (notice: Notice) => unknown;
  /** One more reason to load the notices again. */
  reloadOn?: ReadonlySignal<unknown>;
}

/** Notices of the platform, newest first. Opening one marks it as read. */
export function NoticeList({ of, onRead, reloadOn }: Props) {
  useLoadPerLanguage(() => of.load(), reloadOn);
  return (
    <div className="notices">
      <AsyncContent
        of={of}
        loading={() => <Loading />}
        empty={() => <EmptyState picture="/art/empty/notices.webp" title={t('notice.empty')} />}
      >
        {(list) => (
          // Not by what changes when a notice is read: that would close it while it is read.
          <Each of={list} by={({ id, title }) => `${id} ${title}`}>
            {(notice) => <NoticeEntry notice={notice} list={list} onRead={onRead} />}
          </Each>
        )}
      </AsyncContent>
    </div>
  );
}

interface EntryProps extends Pick<Props, 'onRead'> {
  notice: Notice;
  list: ReadonlySignal<Notice[]>;
}

function NoticeEntry({ notice, list, onRead }: EntryProps) {
  const { isLoggedIn } = useStore(createSession);
  const current = computed(() => list.value.find(({ id }) => id === notice.id) ?? notice);
  const isNew = computed(() => isLoggedIn.value && !current.value.isRead);
  return (
    <article className="notices-item">
      <Accordion
        onToggle={(isOpen) => {
          if (isOpen) onRead(current.peek());
        }}
        title={
          <span className="notices-title">
            <span className="notices-unread-dot" hidden={computed(() => !isNew.value)}>
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
      <div className="notices-item" key={row}>
        <SkeletonRow thumb={20} />
      </div>
    ))}
  </>
);
