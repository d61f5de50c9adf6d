import { computed, signal } from '@kit/render/signals';
import { isApiError } from '../../api/ApiError';
import { checkAffiliate } from '../../contract/account/register';
import type { Host } from '../base/host';

/** What links call the code. */
export const CODE_NAMES = ['code', 'affiliateCode'];

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
  let droppedCode: string | undefined;
  let checking: Promise<unknown> = Promise.resolve();
  /** `unknown`: the server knows no such affiliate. `failed`: there was no reply. */
  const checkState = signal<'pending' | 'confirmed' | 'unknown' | 'failed'>('pending');

  async function ask({ code, domain }: AffiliateLink) {
    try {
      const reply = await call(checkAffiliate, { ...(code ? { code } : {}), domain });
      // Some servers send `success` in the value too, others only in the envelope.
      return reply.success === false ? undefined : (reply.code ?? code);
    } catch (error) {
      if (isApiError(error) && error.kind === 'rejected') return undefined;
      throw error;
    }
  }

  /** Checks a link once. A later link with another code replaces it. */
  async function checkLink({ code, domain }: AffiliateLink) {
    const next = { code: code === droppedCode ? '' : code, domain };
    const before = link.peek();
    if (before && (next.code === '' || next.code === before.code)) return;
    link.value = next;
    checkState.value = 'pending';
    const checked = ask(next).then(
      (code) => ({ code, state: code ? ('confirmed' as const) : ('unknown' as const) }),
      () => ({ code: undefined, state: 'failed' as const }),
    );
    checking = checked;
    const found = await checked;
    if (link.peek() !== next) return;
    confirmedCode.value = found.code ?? '';
    checkState.value = found.state;
  }

  return {
    /** Returns the code as the server spells it, or undefined when the server does not know it. */
    async check(asked: AffiliateLink) {
      const code = await ask(asked);
      // The first check of the link had no reply.
      if (code === undefined && asked.code === link.peek()?.code) checkState.value = 'unknown';
      return code;
    },
    checkLink,
    /** The code that the server confirmed, or an empty text. */
    confirmedCode,
    /** The code of the link is unknown to the server. */
    isLinkWrong: computed(() => checkState.value === 'unknown' && link.value?.code !== ''),
    linkCode: computed(() => link.value?.code ?? ''),
    /** True also when neither the link nor the domain names an affiliate. */
    hasFailed: computed(() => ['unknown', 'failed'].includes(checkState.value)),

    /** Resolves when no link is being checked. */
    whenChecked: () => checking,

    /** From now on as if the link had no code, also when it is opened again. */
    dropCode() {
      const { code, domain } = link.peek() ?? { code: '', domain: '' };
      droppedCode = code;
      link.value = undefined;
      return checkLink({ code: '', domain });
    },
  };
}
