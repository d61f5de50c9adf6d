import { createResource } from '@kit/resource';
import { headIcon, setHeadIcon } from '../contract/member';
import type { Host } from './host';
import { createSession } from './session';

/** The picture of a member, out of those that the platform offers. */
export function createAvatar({ call, use }: Host) {
  const { loadMember } = use(createSession);
  let isChoosing = false;
  return {
    choices: createResource(
      async (_, { signal }) => (await call(headIcon, undefined, { signal })).choices,
    ),

    async choose(icon: string) {
      if (isChoosing) return;
      isChoosing = true;
      try {
        await call(setHeadIcon, { icon });
        await loadMember();
      } finally {
        isChoosing = false;
      }
    },
  };
}
