import { computed, type ReadonlySignal, signal } from '@kit/signals';
import { checkAffiliate } from '../contract/register';
import type { Host } from './host';

interface Origin {
  /** From the link that led here. Empty when the link had none. */
  code: string;
  domain: string;
}

/** The affiliate who sent the visitor, by the code of a link or by the domain of the site. */
export function createAffiliate({ call }: Host) {
  const origin = signal<Origin | undefined>(undefined);
  const confirmedCode = signal('');
  let checking: Promise<unknown> = Promise.resolve();
  /** The check of the origin is over, and it names no affiliate. */
  const hasFailed = signal(false);

  /** Returns the code as the server spells it. An unknown code rejects, or returns undefined. */
  async function check({ code, domain }: Origin) {
    const reply = await call(checkAffiliate, { ...(code ? { code } : {}), domain });
    // `success` may be in the value, or only around it.
    return reply.success === false ? undefined : (reply.code ?? code);
  }

  return {
    check,
    /** The code that the server confirmed, or an empty text. */
    confirmedCode,
    /** The code of the link is unknown to the server. */
    isLinkWrong: computed(() => hasFailed.value && origin.value?.code !== ''),
    linkCode: computed(() => origin.value?.code ?? ''),
    /** True also when neither the link nor the domain names an affiliate. */
    hasFailed: hasFailed as ReadonlySignal<boolean>,

    /** Resolves when no link is being checked. */
    whenChecked: () => checking,

    /** Checks a link once. A later link with another code replaces it. */
    async checkLink(next: Origin) {
      const before = origin.peek();
      if (before && (next.code === '' || next.code === before.code)) return;
      origin.value = next;
      hasFailed.value = false;
      const checked = check(next).catch(() => undefined);
      checking = checked;
      const code = await checked;
      if (origin.peek() !== next) return;
      confirmedCode.value = code ?? '';
      hasFailed.value = !code;
    },
  };
}
