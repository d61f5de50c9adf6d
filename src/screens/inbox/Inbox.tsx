import './inbox.css';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { lazy, Suspense, useRef, useState } from 'react';
import { t } from '../../i18n/t';
import { createMail, type MailState } from '../../stores/mail';
import { useHost, useStore } from '../../stores/useStore';
import { EmptyState } from '../../ui/EmptyState';
import { Segmented } from '../../ui/Segmented';
import { RecordList } from '../../widgets/RecordList';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { Chosen } from './Chosen';
import { createDesk } from './createDesk';
import { MailRow } from './MailRow';
import { Tools } from './Tools';

const Letter = lazy(() => import('./Letter'));

const PANEL = 'inbox-list';
const NOTHING = { all: 'mail.empty', unread: 'mail.emptyUnread', read: 'mail.emptyRead' } as const;

/** Letters to the member: opened one by one, or chosen and dealt with together. */
export default function Inbox() {
  const host = useHost();
  const app = useApp();
  const { records, open } = useStore(createMail);
  const [desk] = useState(() => createDesk(host, app));
  const list = useRef<HTMLDivElement>(null);
  const state = useSignal<string>('all');
  const load = () => open(state.peek() as MailState);
  useEachLanguage(load);
  // What had the focus may be gone with its letter.
  const refocus = () => list.current?.focus({ preventScroll: true });

  return (
    <div className="inbox" data-choosing={desk.isChoosing}>
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
          desk.choose(false);
          void load();
        }}
      />
      <Tools desk={desk} />
      <div id={PANEL} ref={list} tabIndex={-1} role="tabpanel" aria-label={t('title.inbox')}>
        <RecordList
          of={records}
          by={({ id }) => id}
          label={t('title.inbox')}
          rowHeight={98}
          nothing={() => (
            <EmptyState
              picture="/art/empty/messages.webp"
              title={computed(() => t(NOTHING[state.value as MailState]).value)}
            />
          )}
        >
          {(mail) => <MailRow mail={mail} desk={desk} />}
        </RecordList>
      </div>
      <When is={desk.isChoosing}>{() => <Chosen desk={desk} onGone={refocus} />}</When>
      <When is={desk.opened}>
        {(mail) => (
          <Suspense>
            <Letter mail={mail} desk={desk} onGone={refocus} />
          </Suspense>
        )}
      </When>
    </div>
  );
}
