import { computed, signal } from '@kit/signals';
import { checkAffiliate } from '../contract/register';
import type { Host } from './host';

interface Origin {
  /** From the link that led here, if it named anyone. */
  code: string;
  domain: string;
}

/** Who sent the visitor: by the code of a link, or because the site itself is somebody's. */
export function createAffiliate({ call }: Host) {
  const origin = signal<Origin | undefined>(undefined);
  const known = signal('');
  const state = signal<'unknown' | 'checking' | 'known' | 'failed'>('unknown');

  /** The code as the server writes it; rejects for one that it does not know. */
  async function check({ code, domain }: Origin) {
    const answer = await call(checkAffiliate, { ...(code ? { code } : {}), domain });
    return answer.success ? answer.code : undefined;
  }

  return {
    check,
    /** The code that the address vouched for. */
    known,
    /** The link named someone whom the server does not know. */
    isLinkWrong: computed(() => state.value === 'failed' && origin.value?.code !== ''),
    linkCode: computed(() => origin.value?.code ?? ''),
    /** No affiliate in the address counts as one that failed. */
    hasFailed: computed(() => state.value === 'failed'),

    /** Looks at an address once; the code of a later one counts more than none. */
    async arrive(next: Origin) {
      const before = origin.peek();
      if (before && (next.code === '' || next.code === before.code)) return;
      origin.value = next;
      state.value = 'checking';
      const code = await check(next).catch(() => undefined);
      if (origin.peek() !== next) return;
      known.value = code ?? '';
      state.value = code ? 'known' : 'failed';
    },
  };
}
