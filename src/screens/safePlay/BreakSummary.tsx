import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import '../../ui/theme/glowCard.css';
import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createExclusion } from '../../stores/safePlay/exclusion';
import { Button } from '../../ui/controls/Button';
import { HelpLinks } from '../../widgets/safePlay/information/HelpLinks';
import { useApp } from '../../widgets/site/app/useApp';
import { paths } from '../../widgets/site/navigation/paths';

export interface StartedBreak {
  until: number | null;
  ticket?: string | undefined;
}

/** What the member reads when the break has started. The session has ended by then. */
export function BreakSummary({ of: { until, ticket } }: { of: StartedBreak }) {
  const { openWithdrawals } = useStore(createExclusion);
  const app = useApp();
  const isBusy = useOnce(() => signal(false));

  async function withdraw() {
    isBusy.value = true;
    try {
      if (ticket) await openWithdrawals(ticket);
      app.navigate(paths.withdraw);
    } catch (error) {
      app.showError(error);
    } finally {
      isBusy.value = false;
    }
  }
  return (
    <>
      <section className="glowcard safeplay-hero" role="status">
        <h2>{t(until === null ? 'safePlay.startedForeverTitle' : 'safePlay.started')}</h2>
        <p>
          {until === null
            ? t('safePlay.startedForever')
            : t('safePlay.startedUntil', { date: formatDate(until, 'moment') })}
        </p>
        <p className="muted">{t('safePlay.startedText')}</p>
      </section>
      <Button wide kind="secondary" busy={isBusy} onClick={() => void withdraw()}>
        {t('safePlay.withdrawMoney')}
      </Button>
      <HelpLinks />
    </>
  );
}
