import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import type { Mail } from '../../../stores/messages/mail';
import { Avatar } from '../../../ui/content/Avatar';
import { Icon } from '../../../ui/icons/Icon';
import type { InboxSelection } from './createInboxSelection';

export function MailRow({ mail, selection }: { mail: Mail; selection: InboxSelection }) {
  const { id, title, preview, sender, at } = mail;
  /** Not when the backend does not say it. */
  const isUnread = mail.read === false;
  const isSelected = selection.isSelected(id);
  return (
    <button
      type="button"
      className="inbox-mail"
      data-new={isUnread}
      aria-pressed={computed(() => (selection.isSelecting.value ? isSelected.value : undefined))}
      aria-haspopup={computed(() => (selection.isSelecting.value ? undefined : 'dialog'))}
      onClick={() => selection.tap(mail)}
    >
      <When is={selection.isSelecting} or={() => <SenderPicture mail={mail} />}>
        {() => (
          <span className="inbox-check" aria-hidden="true">
            <Icon name="check" size={16} />
          </span>
        )}
      </When>
      <span className="inbox-text">
        <span className="inbox-head">
          <span className="inbox-sender">{sender}</span>
          <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>
        </span>
        <b className="inbox-title">
          {isUnread && (
            <span className="inbox-unread-dot">
              <span className="visually-hidden">{t('mail.unreadMark')}</span>
            </span>
          )}
          {title}
        </b>
        <span className="inbox-preview">{preview}</span>
      </span>
    </button>
  );
}

/** An envelope for messages of the platform, the first letter of the name for a person's. */
const SenderPicture = ({ mail: { isAdmin, read = true, sender } }: { mail: Mail }) =>
  isAdmin ? (
    <span className="inbox-avatar">
      <Icon name={read ? 'mail-open' : 'mail'} />
    </span>
  ) : (
    <span aria-hidden="true">
      <Avatar name={sender} size={40} />
    </span>
  );
