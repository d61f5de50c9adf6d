import { serverNow } from '@kit/data/serverTime';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { createExclusion } from '../../stores/safePlay/exclusion';
import { SectionTitle } from '../../ui/content/SectionTitle';
import { Button } from '../../ui/controls/Button';
import { ChipRow } from '../../ui/controls/ChipRow';
import { HelpLinks } from '../../widgets/safePlay/information/HelpLinks';
import { useApp } from '../../widgets/site/app/useApp';
import { BreakPreview } from './BreakPreview';
import { BreakSummary, type StartedBreak } from './BreakSummary';
import { FOREVER, hoursUntilEnd, useBreakLengths } from './breakLength';

/** A break or an exclusion: how long, what it means, and the summary when it has started. */
export function Breaks() {
  const { isLoggedIn } = useStore(createSession);
  const app = useApp();
  const started = useOnce(() => signal<StartedBreak | undefined>(undefined));
  useMount(() => {
    if (!isLoggedIn.peek()) app.requireLogin();
  });
  return (
    <div className="safeplay">
      <When is={started} or={() => <BreakChoice onStart={(value) => (started.value = value)} />}>
        {(current) => <BreakSummary of={current.peek()} />}
      </When>
    </div>
  );
}

function BreakChoice({ onStart }: { onStart: (started: StartedBreak) => void }) {
  const { preview } = useStore(createExclusion);
  const app = useApp();
  const chosen = useOnce(() => signal(''));
  const isOpen = useOnce(() => signal(false));
  const isBusy = useOnce(() => signal(false));
  /** The length that was previewed. Another one may be chosen while the preview loads. */
  const hours = useOnce(() => signal<number | null>(null));
  const options = useBreakLengths();

  async function showPreview() {
    isBusy.value = true;
    const length = chosen.peek();
    hours.value = length === FOREVER ? null : hoursUntilEnd(Number(length), serverNow());
    await preview.load(hours.peek());
    isBusy.value = false;
    const error = preview.error.peek();
    if (error) app.showError(error);
    else isOpen.value = true;
  }

  return (
    <>
      <p>{t('safePlay.breakIntro')}</p>
      <p className="muted">{t('safePlay.breakCannotEnd')}</p>
      <section className="safeplay-choice">
        <SectionTitle>{t('safePlay.howLong')}</SectionTitle>
        <ChipRow
          kind="pick"
          label={t('safePlay.howLong')}
          options={options}
          value={chosen}
          columns={3}
        />
      </section>
      <Button
        wide
        busy={isBusy}
        disabled={computed(() => chosen.value === '')}
        onClick={() => void showPreview()}
      >
        {t('safePlay.next')}
      </Button>
      <HelpLinks />
      <BreakPreview hours={hours} open={isOpen} onStart={onStart} />
    </>
  );
}
