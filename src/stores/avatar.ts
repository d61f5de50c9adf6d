import { safeUrl } from '@kit/safeUrl';
import { headIcon, setHeadIcon } from '../contract/profile';
import { createCommandRunner } from './commandRunner';
import type { Host } from './host';
import { createSession } from './session';

/** The member's picture, chosen among those that the platform offers. */
export function createAvatar(host: Host) {
  const { call, use, memberResource } = host;
  const { loadMember } = use(createSession);
  const commands = createCommandRunner(host, 'avatar');
  return {
    choices: memberResource(async (_, { signal }) =>
      (await call(headIcon, undefined, { signal })).choices.filter((icon) =>
        safeUrl(icon, 'picture'),
      ),
    ),

    async choose(icon: string) {
      await commands.run('choose', () => call(setHeadIcon, { icon }));
      await loadMember();
    },
  };
}
