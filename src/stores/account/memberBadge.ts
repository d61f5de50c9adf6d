import { computed } from '@kit/render/signals';
import { safeUrl } from '@kit/web/safeUrl';
import type { Host } from '../base/host';
import { createSession } from './session';

/** What is shown beside the member's name. */
export function createMemberBadge({ use }: Host) {
  const { member } = use(createSession);
  return {
    /** The address of the member's picture, or an empty text. */
    avatar: computed(() => safeUrl(member.value?.icon, 'picture') ?? ''),
    vipLevel: computed(() => String(member.value?.clubLabel?.labelName || 0)),
  };
}
