import '../../../widgets/cashier/CashierFooter.css';
import { t } from '../../../i18n/t';
import { type AgentContractKind, createAgentContract } from '../../../stores/agents/agentContract';
import { useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { toastMs } from '../../../ui/overlays/toasts';
import { useApp } from '../../../widgets/site/app/useApp';

/** The buttons to accept or decline, below the terms. */
export function ContractAnswer({ kind }: { kind: AgentContractKind }) {
  const { answer, isAnswering } = useStore(createAgentContract);
  const app = useApp();

  async function sendAnswer(accept: boolean) {
    try {
      const updated = await answer(kind, accept);
      const message = accept ? t('agent.accepted') : t('agent.declined');
      if (updated) app.showToast(message, { kind: 'ok', ms: toastMs.short });
    } catch (error) {
      app.showError(error);
    }
  }

  async function decline() {
    const isSure = await app.confirm({
      title: t('agent.declineAsk'),
      text: t('agent.declineText'),
      ok: t('agent.decline'),
      danger: true,
    });
    if (isSure) await sendAnswer(false);
  }

  return (
    <footer className="cashierfooter agent-contract-answer">
      <Button kind="secondary" disabled={isAnswering} onClick={() => void decline()}>
        {t('agent.decline')}
      </Button>
      <Button wide busy={isAnswering} onClick={() => void sendAnswer(true)}>
        {t('agent.accept')}
      </Button>
    </footer>
  );
}
