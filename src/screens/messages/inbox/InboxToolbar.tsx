import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createMail } from '../../../stores/messages/mail';
import { Button } from '../../../ui/controls/Button';
import type { InboxSelection } from './createInboxSelection';

/** The number of unread messages, and the buttons to mark all as read or to select some. */
export function InboxToolbar({ selection }: { selection: InboxSelection }) {
  const { unread, records, isBusy } = useStore(createMail);
  const { isSelecting, setSelecting, markAllAsRead } = selection;
  const isEmpty = computed(() => records.rows.value.length === 0);
  const status = computed(() => {
    if (!records.isLoaded.value) return '';
    return (unread.value > 0 ? t('mail.unreadCount', { n: unread }) : t('mail.allRead')).value;
  });
  return (
    <div className="inbox-toolbar">
      <p className="muted" role="status">
        {status}
      </p>
      <Button
        kind="secondary"
        size="small"
        icon="check-check"
        busy={isBusy}
        disabled={computed(() => unread.value === 0 || isSelecting.value)}
        onClick={() => void markAllAsRead()}
      >
        {t('mail.markAllRead')}
      </Button>
      <Button
        kind="secondary"
        size="small"
        pressed={isSelecting}
        disabled={isEmpty}
        onClick={() => setSelecting(!isSelecting.peek())}
      >
        {computed(() => t(isSelecting.value ? 'app.cancel' : 'mail.choose').value)}
      </Button>
    </div>
  );
}
