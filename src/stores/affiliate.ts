import { computed, signal } from '@kit/signals';
import { isApiError } from '../api/ApiError';
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
  /** `unknown`: the server knows no such affiliate. `failed`: there was no reply. */
  const checkState = signal<'pending' | 'confirmed' | 'unknown' | 'failed'>('pending');

  /** Returns the code as the server spells it, or undefined when the server does not know it. */
  async function check({ code, domain }: Origin) {
    try {
      const reply = await call(checkAffiliate, { ...(code ? { code } : {}), domain });
      // `success` may be in the value, or only around it.
      return reply.success === false ? undefined : (reply.code ?? code);
    } catch (error) {
      if (isApiError(error) && error.kind === 'rejected') return undefined;
      throw error;
    }
  }

  return {
    check,
    /** The code that the server confirmed, or an empty text. */
    confirmedCode,
    /** The code of the link is unknown to the server. */
    isLinkWrong: computed(() => checkState.value === 'unknown' && origin.value?.code !== ''),
    linkCode: computed(() => origin.value?.code ?? ''),
    /** True also when neither the link nor the domain names an affiliate. */
    hasFailed: computed(() => ['unknown', 'failed'].includes(checkState.value)),

    /** Resolves when no link is being checked. */
    whenChecked: () => checking,

    /** Checks a link once. A later link with another code replaces it. */
    async checkLink(next: Origin) {
      const before = origin.peek();
      if (before && (next.code === '' || next.code === before.code)) return;
      origin.value = next;
      checkState.value = 'pending';
      const checked = check(next).then(
        (code) => ({ code, state: code ? ('confirmed' as const) : ('unknown' as const) }),
        () => ({ code: undefined, state: 'failed' as const }),
      );
      checking = checked;
      const { code, state } = await checked;
      if (origin.peek() !== next) return;
      confirmedCode.value = code ?? '';
      checkState.value = state;
    },
  };
}
