import { computed } from '@kit/signals';
import { t } from '../../i18n/t';
import { createMail } from '../../stores/mail';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import type { Desk } from './createDesk';

/** How many wait, and what can be done with all of them or with some. */
export function Tools({ desk }: { desk: Desk }) {
  const { unread, records, isBusy } = useStore(createMail);
  const { isChoosing, choose, readAll } = desk;
  const hasNone = computed(() => records.rows.value.length === 0);
  const waiting = t('mail.waiting', { n: unread });
  const said = computed(() => {
    if (records.state.value !== 'ready') return '';
    return (unread.value > 0 ? waiting : t('mail.noneWaits')).value;
  });
  return (
    <div className="inbox-tools">
      <p className="muted" role="status">
        {said}
      </p>
      <Button
        kind="secondary"
        size="small"
        icon="check-check"
        busy={isBusy}
        disabled={computed(() => unread.value === 0 || isChoosing.value)}
        onClick={() => void readAll()}
      >
        {t('mail.markAllRead')}
      </Button>
      <Button
        kind="secondary"
        size="small"
        pressed={isChoosing}
        disabled={hasNone}
        onClick={() => choose(!isChoosing.peek())}
      >
        {computed(() => t(isChoosing.value ? 'app.cancel' : 'mail.choose').value)}
      </Button>
    </div>
  );
}
