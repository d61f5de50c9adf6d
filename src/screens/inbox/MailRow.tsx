import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import type { Mail } from '../../stores/mail';
import { Avatar } from '../../ui/Avatar';
import { Icon } from '../../ui/Icon';
import type { Desk } from './createDesk';

export function MailRow({ mail, desk }: { mail: Mail; desk: Desk }) {
  const { id, title, preview, sender, at, read } = mail;
  const isPicked = desk.isChosen(id);
  return (
    <button
      type="button"
      className="inbox-mail"
      data-new={!read}
      aria-pressed={computed(() => (desk.isChoosing.value ? isPicked.value : undefined))}
      aria-haspopup={computed(() => (desk.isChoosing.value ? undefined : 'dialog'))}
      onClick={() => desk.tap(mail)}
    >
      <When is={desk.isChoosing} or={() => <Face mail={mail} />}>
        {() => (
          <span className="inbox-tick" aria-hidden="true">
            <Icon name="check" size={16} />
          </span>
        )}
      </When>
      <span className="inbox-text">
        <span className="inbox-head">
          <span className="inbox-from">{sender}</span>
          <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>
        </span>
        <b className="inbox-title">
          {!read && (
            <span className="inbox-lamp">
              <span className="visually-hidden">{t('mail.isNew')}</span>
            </span>
          )}
          {title}
        </b>
        <span className="inbox-preview">{preview}</span>
      </span>
    </button>
  );
}

/** The platform's own letters wear an envelope, a person's their first letter. */
const Face = ({ mail: { isAdmin, read, sender } }: { mail: Mail }) =>
  isAdmin ? (
    <span className="inbox-face">
      <Icon name={read ? 'mail-open' : 'mail'} />
    </span>
  ) : (
    <span aria-hidden="true">
      <Avatar name={sender} size={40} />
    </span>
  );
