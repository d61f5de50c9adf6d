import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createMail, type Mail } from '../../../stores/messages/mail';
import { RichText } from '../../../ui/content/RichText';
import { Button } from '../../../ui/controls/Button';
import { Tag } from '../../../ui/feedback/Tag';
import { Sheet } from '../../../ui/overlays/Sheet';
import type { InboxSelection } from './createInboxSelection';

interface Props {
  mail: ReadonlySignal<Mail>;
  selection: InboxSelection;
  onDeleted: () => void;
}

/** One message. RichText cleans its markup, since its sender is not trusted. */
export function MailSheet({ mail, selection, onDeleted }: Props) {
  const { isBusy } = useStore(createMail);
  return (
    <Sheet
      open={selection.isOpen}
      title={computed(() => mail.value.title)}
      closeLabel={t('app.close')}
      actions={
        <Button
          kind="secondary"
          wide
          icon="trash-2"
          busy={isBusy}
          onClick={async () => {
            await selection.deleteOpened();
            if (!selection.isOpen.peek()) onDeleted();
          }}
        >
          {t('mail.delete')}
        </Button>
      }
    >
      <article className="inbox-mail-sheet">
        <p className="inbox-mail-sheet-sender">
          <b>{t('mail.from', { sender: computed(() => mail.value.sender) })}</b>
          <When is={computed(() => mail.value.isAdmin)}>
            {() => <Tag tone="info">{t('mail.admin')}</Tag>}
          </When>
          <span className="muted">
            {formatDate(
              computed(() => mail.value.at),
              'moment',
            )}
          </span>
        </p>
        <RichText html={computed(() => mail.value.content)} />
      </article>
    </Sheet>
  );
}
