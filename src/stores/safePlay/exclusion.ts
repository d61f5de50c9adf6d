import { config } from '../../config/config';
import {
  exclusion,
  exclusionPreview,
  startExclusion,
  withdrawSession,
} from '../../contract/safePlay/exclusion';
import { createLogout } from '../account/logout';
import { createSession } from '../account/session';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';

/** Breaks and exclusions. `hours` is null for one without an end. */
export function createExclusion(host: Host) {
  const { call, use, memberResource } = host;
  const { logout } = use(createLogout);
  const { startSession } = use(createSession);
  const { run, isBusy } = createCommandRunner(host, 'exclusion');
  const preview = memberResource((hours: number | null, { signal }) =>
    call(exclusionPreview, hours === null ? {} : { hours }, { signal }),
  );

  return {
    closure: memberResource((_, { signal }) => call(exclusion, undefined, { signal })),
    preview,
    isBusy,

    /** Starts the break that was previewed, and ends the session in all tabs. */
    async startBreak(hours: number | null) {
      const { code } = preview.value.peek() ?? {};
      if (!code) return undefined;
      const started = await run('start', () => call(startExclusion, { hours, code }));
      if (started) await logout();
      return started;
    },

    /** Opens a session that can only withdraw. */
    async openWithdrawals(ticket: string) {
      const opened = await call(withdrawSession, { ticket });
      await startSession({ merchantCode: config.merchant, ...opened });
    },
  };
}
