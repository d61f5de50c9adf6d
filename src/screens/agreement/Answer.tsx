import '../../widgets/CashierFoot.css';
import { t } from '../../i18n/t';
import { type AgreementKind, createAgreement } from '../../stores/agreement';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { useApp } from '../../widgets/useApp';

const SAID_FOR = 2000;

/** Yes or no, in reach of the thumb. */
export function Answer({ kind }: { kind: AgreementKind }) {
  const { answer, isAnswering } = useStore(createAgreement);
  const app = useApp();

  async function give(accept: boolean) {
    try {
      const after = await answer(kind, accept);
      const said = accept ? t('agent.accepted') : t('agent.declined');
      if (after) app.say(said, { kind: 'ok', ms: SAID_FOR });
    } catch (error) {
      app.sayError(error);
    }
  }

  async function decline() {
    const isSure = await app.confirm({
      title: t('agent.declineAsk'),
      text: t('agent.declineText'),
      ok: t('agent.decline'),
      danger: true,
    });
    if (isSure) await give(false);
  }

  return (
    <footer className="cashierfoot agreement-answer">
      <Button kind="secondary" disabled={isAnswering} onClick={() => void decline()}>
        {t('agent.decline')}
      </Button>
      <Button wide busy={isAnswering} onClick={() => void give(true)}>
        {t('agent.accept')}
      </Button>
    </footer>
  );
}
