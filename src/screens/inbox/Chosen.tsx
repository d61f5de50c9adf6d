import { computed } from '@kit/signals';
import { t } from '../../i18n/t';
import { createMail } from '../../stores/mail';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import type { Desk } from './createDesk';

/** What is done with the chosen ones; stays in reach of the thumb. */
export function Chosen({ desk, onGone }: { desk: Desk; onGone: () => void }) {
  const { isBusy } = useStore(createMail);
  const { chosen, isAll, isChoosing } = desk;
  const hasNone = computed(() => chosen.value.length === 0);
  const leave = (act: () => Promise<void>) => async () => {
    await act();
    if (!isChoosing.peek()) onGone();
  };
  return (
    <footer className="inbox-chosen">
      <p>
        <span role="status">{t('mail.chosen', { n: computed(() => chosen.value.length) })}</span>
        <Button
          kind="quiet"
          size="small"
          pressed={isAll}
          onClick={() => desk.chooseAll(!isAll.peek())}
        >
          {t('mail.chooseAll')}
        </Button>
      </p>
      <Button
        kind="secondary"
        size="medium"
        icon="mail-open"
        busy={isBusy}
        disabled={computed(() => chosen.value.every(({ read }) => read))}
        onClick={leave(desk.readChosen)}
      >
        {t('mail.markRead')}
      </Button>
      <Button
        kind="danger"
        size="medium"
        icon="trash-2"
        busy={isBusy}
        disabled={hasNone}
        onClick={leave(desk.removeChosen)}
      >
        {t('mail.deleteGo')}
      </Button>
    </footer>
  );
}
