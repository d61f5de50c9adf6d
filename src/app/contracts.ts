import { computed, effect, type ReadonlySignal, untracked } from '@kit/signals';
import { loadWords } from '../i18n/locale';
import { t } from '../i18n/t';
import { agreementKinds, createAgreement } from '../stores/agreement';
import type { Host } from '../stores/host';
import { createSession } from '../stores/session';
import { agreementPaths } from '../widgets/agreementPaths';
import type { App } from '../widgets/useApp';

const TEXTS = {
  daily: t('agent.pendingSalary'),
  dividend: t('agent.pendingDividend'),
  hourly: t('agent.pendingHour'),
};

const until = (is: ReadonlySignal<boolean>) =>
  new Promise<void>((come) => {
    const stop = effect(() => {
      if (!is.value) return;
      come();
      queueMicrotask(() => stop());
    });
  });

/** Once a session is renewed its member is told of each contract that waits for an answer. */
export function startContracts({ use }: Host, app: App) {
  const { token, isRenewed, isOffered } = use(createSession);
  const { waiting, check } = use(createAgreement);
  const isAsked = computed(() => isRenewed.value && isOffered.value);
  const isElsewhere = computed(
    () => !Object.values(agreementPaths).includes(app.address.value.path),
  );

  async function tell() {
    const mine = token.peek();
    await check();
    if (waiting.peek().length > 0) await loadWords('agent');
    for (const kind of agreementKinds) {
      // Whoever reads a contract is not asked about the next one.
      await until(isElsewhere);
      if (token.peek() !== mine) return;
      if (!waiting.peek().includes(kind)) continue;
      const path = agreementPaths[kind];
      const goes = await app.confirm({
        picture: '/art/icons/handshake.webp',
        title: t('agent.pendingTitle'),
        text: TEXTS[kind],
        ok: t('app.go'),
      });
      if (!goes) continue;
      app.open(path);
      await until(computed(() => app.address.value.path === path));
    }
  }

  return effect(() => {
    // Contracts that cannot be asked for are no one's concern: the next visit asks again.
    if (isAsked.value) untracked(() => tell().catch(() => undefined));
  });
}
