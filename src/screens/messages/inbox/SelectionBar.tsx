import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createMail } from '../../../stores/messages/mail';
import { Button } from '../../../ui/controls/Button';
import type { InboxSelection } from './createInboxSelection';

/** Actions for the selected messages, fixed at the bottom. */
export function SelectionBar({
  selection,
  onClosed,
}: {
  selection: InboxSelection;
  onClosed: () => void;
}) {
  const { isBusy } = useStore(createMail);
  const { selected, isAllSelected, isSelecting } = selection;
  const isEmpty = computed(() => selected.value.length === 0);
  const handlerFor = (action: () => Promise<void>) => async () => {
    await action();
    if (!isSelecting.peek()) onClosed();
  };
  return (
    <footer className="inbox-selection">
      <p>
        <span role="status">{t('mail.chosen', { n: computed(() => selected.value.length) })}</span>
        <Button
          kind="quiet"
          size="small"
          pressed={isAllSelected}
          onClick={() => selection.selectAll(!isAllSelected.peek())}
        >
          {t('mail.chooseAll')}
        </Button>
      </p>
      <Button
        kind="secondary"
        size="medium"
        icon="mail-open"
        busy={isBusy}
        disabled={computed(() => selected.value.every(({ read }) => read))}
        onClick={handlerFor(selection.markSelectedAsRead)}
      >
        {t('mail.markRead')}
      </Button>
      <Button
        kind="danger"
        size="medium"
        icon="trash-2"
        busy={isBusy}
        disabled={isEmpty}
        onClick={handlerFor(selection.deleteSelected)}
      >
        {t('mail.deleteConfirm')}
      </Button>
    </footer>
  );
}
