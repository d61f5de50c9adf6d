import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import { createMail, type Mail } from '../../stores/mail';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { RichText } from '../../ui/RichText';
import { Sheet } from '../../ui/Sheet';
import { Tag } from '../../ui/Tag';
import type { Desk } from './createDesk';

interface Props {
  mail: ReadonlySignal<Mail>;
  desk: Desk;
  onGone: () => void;
}

/** One letter. Whoever wrote it, its markup is made harmless first. */
export default function Letter({ mail, desk, onGone }: Props) {
  const { isBusy } = useStore(createMail);
  return (
    <Sheet
      open={desk.isOpen}
      title={computed(() => mail.value.title)}
      closeLabel={t('app.close')}
      actions={
        <Button
          kind="secondary"
          wide
          icon="trash-2"
          busy={isBusy}
          onClick={async () => {
            await desk.removeOpened();
            if (!desk.isOpen.peek()) onGone();
          }}
        >
          {t('mail.delete')}
        </Button>
      }
    >
      <article className="inbox-letter">
        <p className="inbox-letter-from">
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
