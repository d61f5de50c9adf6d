import './inbox.css';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { useRef, useState } from 'react';
import { t } from '../../i18n/t';
import { createMail, type MailState } from '../../stores/mail';
import { useHost, useStore } from '../../stores/useStore';
import { EmptyState } from '../../ui/EmptyState';
import { Segmented } from '../../ui/Segmented';
import { LazySheet } from '../../widgets/app/LazySheet';
import { useApp } from '../../widgets/app/useApp';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { RecordList } from '../../widgets/records/RecordList';
import { createInboxSelection } from './createInboxSelection';
import { InboxToolbar } from './InboxToolbar';
import { MailRow } from './MailRow';
import { SelectionBar } from './SelectionBar';

const PANEL = 'inbox-list';
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
  const [selection] = useState(() => createInboxSelection(host, app));
  const list = useRef<HTMLDivElement>(null);
  const state = useSignal<string>('all');
  const load = () => open(state.peek() as MailState);
  useLoadPerLanguage(load);
  // The focused element may be removed together with its message.
  const focusList = () => list.current?.focus({ preventScroll: true });

  return (
    <div className="inbox" data-selecting={selection.isSelecting}>
      <Segmented
        label={t('title.inbox')}
        panel={PANEL}
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
      />
      <InboxToolbar selection={selection} />
      <div id={PANEL} ref={list} tabIndex={-1} role="tabpanel" aria-label={t('title.inbox')}>
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
      </div>
      <When is={selection.isSelecting}>
        {() => <SelectionBar selection={selection} onClosed={focusList} />}
      </When>
      <LazySheet open={selection.isOpen} load={() => import('./MailSheet')}>
        {({ default: MailSheet }) => (
          <When is={selection.opened}>
            {(mail) => <MailSheet mail={mail} selection={selection} onDeleted={focusList} />}
          </When>
        )}
      </LazySheet>
    </div>
  );
}
