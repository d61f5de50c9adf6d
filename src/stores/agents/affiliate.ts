import { computed, signal } from '@kit/render/signals';
import { isApiError } from '../../api/ApiError';
import { checkAffiliate } from '../../contract/account/register';
import type { Host } from '../base/host';

interface AffiliateLink {
  /** The code in the address. Empty when it has none. */
  code: string;
  /** The domain of the site. */
  domain: string;
}

/** The affiliate who sent the visitor, by the code of a link or by the domain of the site. */
export function createAffiliate({ call }: Host) {
  const link = signal<AffiliateLink | undefined>(undefined);
  const confirmedCode = signal('');
  let checking: Promise<unknown> = Promise.resolve();
  /** `unknown`: the server knows no such affiliate. `failed`: there was no reply. */
  const checkState = signal<'pending' | 'confirmed' | 'unknown' | 'failed'>('pending');

  /** Returns the code as the server spells it, or undefined when the server does not know it. */
  async function check({ code, domain }: AffiliateLink) {
    try {
      const reply = await call(checkAffiliate, { ...(code ? { code } : {}), domain });
      // Some servers send `success` in the value too, others only in the envelope.
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
    isLinkWrong: computed(() => checkState.value === 'unknown' && link.value?.code !== ''),
    linkCode: computed(() => link.value?.code ?? ''),
    /** True also when neither the link nor the domain names an affiliate. */
    hasFailed: computed(() => ['unknown', 'failed'].includes(checkState.value)),

    /** Resolves when no link is being checked. */
    whenChecked: () => checking,

    /** Checks a link once. A later link with another code replaces it. */
    async checkLink(next: AffiliateLink) {
      const before = link.peek();
      if (before && (next.code === '' || next.code === before.code)) return;
      link.value = next;
      checkState.value = 'pending';
      const checked = check(next).then(
        (code) => ({ code, state: code ? ('confirmed' as const) : ('unknown' as const) }),
        () => ({ code: undefined, state: 'failed' as const }),
      );
      checking = checked;
      const { code, state } = await checked;
      if (link.peek() !== next) return;
      confirmedCode.value = code ?? '';
      checkState.value = state;
    },
  };
}
