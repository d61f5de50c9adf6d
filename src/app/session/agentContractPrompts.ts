import { computed, effect, type ReadonlySignal, untracked } from '@kit/render/signals';
import { loadTexts } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/account/session';
import { agentContractKinds, createAgentContract } from '../../stores/agents/agentContract';
import type { Host } from '../../stores/base/host';
import type { App } from '../../widgets/site/app/useApp';
import { agentContractPaths } from '../../widgets/site/navigation/agentContractPaths';

const TEXTS = {
  daily: t('agent.pendingSalary'),
  dividend: t('agent.pendingDividend'),
  hourly: t('agent.pendingHourly'),
};

const waitUntil = (condition: ReadonlySignal<boolean>) =>
  new Promise<void>((resolve) => {
    const stop = effect(() => {
      if (!condition.value) return;
      resolve();
      // During the first run `stop` is not assigned yet.
      queueMicrotask(() => stop());
    });
  });

/** Shows each agent contract that waits for the member's answer, after the session is renewed. */
export function startAgentContractPrompts({ use }: Host, app: App) {
  const { token, isRenewed, canHaveAgentContracts } = use(createSession);
  const { waitingKinds, loadWaitingKinds } = use(createAgentContract);
  const isNeeded = computed(() => isRenewed.value && canHaveAgentContracts.value);
  const isOnOtherScreen = computed(
    () => !Object.values<string>(agentContractPaths).includes(app.address.value.path),
  );

  async function prompt() {
    const tokenAtStart = token.peek();
    await loadWaitingKinds();
    if (waitingKinds.peek().length > 0) await loadTexts('agent');
    for (const kind of agentContractKinds) {
      // No prompt about the next contract while the member reads this one.
      await waitUntil(isOnOtherScreen);
      if (token.peek() !== tokenAtStart) return;
      if (!waitingKinds.peek().includes(kind)) continue;
      const path = agentContractPaths[kind];
      const isAccepted = await app.confirm({
        picture: '/art/icons/handshake.webp',
        title: t('agent.pendingTitle'),
        text: TEXTS[kind],
        ok: t('agent.openContract'),
      });
      if (!isAccepted) continue;
      app.navigate(path);
      await waitUntil(computed(() => app.address.value.path === path));
    }
  }

  return effect(() => {
    // A failed request shows nothing, because the next visit tries again.
    if (isNeeded.value) untracked(() => prompt().catch(() => undefined));
  });
}
