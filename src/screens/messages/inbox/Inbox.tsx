import { useOnce } from '@kit/render/hooks';
import './inbox.css';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { useRef } from 'react';
import { t } from '../../../i18n/t';
import { useHost, useStore } from '../../../stores/base/useStore';
import { createMail, type MailState } from '../../../stores/messages/mail';
import { Segmented } from '../../../ui/controls/Segmented';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { RecordList } from '../../../widgets/records/RecordList';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import { useApp } from '../../../widgets/site/app/useApp';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { createInboxSelection } from './createInboxSelection';
import { InboxToolbar } from './InboxToolbar';
import { MailRow } from './MailRow';
import { SelectionBar } from './SelectionBar';

const EMPTY_TITLES = {
  all: 'mail.empty',
  unread: 'mail.emptyUnread',
  read: 'mail.emptyRead',
} as const;

/** Messages to the member: read one by one, or selected and handled together. */
export default function Inbox() {
  const host = useHost();
  const app = useApp();
  const { records, open } = useStore(createMail);
  const selection = useOnce(() => createInboxSelection(host, app));
  const list = useRef<HTMLElement>(null);
  const state = useOnce(() => signal<string>('all'));
  const load = () => open(state.peek() as MailState);
  useLoadPerLanguage(load);
  // The focused element may be removed together with its message.
  const focusList = () => list.current?.focus({ preventScroll: true });

  return (
    <div className="inbox" data-selecting={selection.isSelecting}>
      <Segmented
        label={t('title.inbox')}
        value={state}
        options={[
          { value: 'all', label: t('mail.all') },
          { value: 'unread', label: t('mail.unread') },
          { value: 'read', label: t('mail.read') },
        ]}
        onPick={() => {
          selection.setSelecting(false);
          void load();
        }}
      >
        <InboxToolbar selection={selection} />
        <section className="inbox-list" ref={list} tabIndex={-1} aria-label={t('title.inbox')}>
          <RecordList
            of={records}
            by={({ id }) => id}
            label={t('title.inbox')}
            rowHeight={98}
            empty={() => (
              <EmptyState
                picture="/art/empty/messages.webp"
                title={computed(() => t(EMPTY_TITLES[state.value as MailState]).value)}
              />
            )}
          >
            {(mail) => <MailRow mail={mail} selection={selection} />}
          </RecordList>
        </section>
      </Segmented>
      <When is={selection.isSelecting}>
        {() => <SelectionBar selection={selection} onClosed={focusList} />}
      </When>
      <LazySheet open={selection.isOpen} load={() => import('./MailSheet')}>
        {({ MailSheet }) => (
          <When is={selection.opened}>
            {(mail) => <MailSheet mail={mail} selection={selection} onDeleted={focusList} />}
          </When>
        )}
      </LazySheet>
    </div>
  );
}
