import { safeUrl } from '@kit/web/safeUrl';
import { headIcon, setHeadIcon } from '../../contract/account/profile';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
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
